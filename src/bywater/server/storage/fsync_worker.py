"""Run by itself (`disk.py`): whenever a byte comes in, the file that is its output is brought to the disk.

It answers with 0, or with the number of the fault, and goes when nobody is at the other end any more.
"""

import os
import signal


def main() -> None:
    for stop in (signal.SIGINT, signal.SIGTERM):  # they are meant for the server, which still has to end what it began
        signal.signal(stop, signal.SIG_IGN)
    sync = getattr(os, "fdatasync", os.fsync)
    while os.read(0, 1):
        try:
            sync(1)
            answer = 0
        except OSError as error:
            answer = error.errno or 255
        os.write(0, bytes([min(answer, 255)]))


if __name__ == "__main__":
    main()
