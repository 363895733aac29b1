"""The worker process of `fsync.py`, run as a script: calls fsync on its standard output for every byte it receives.

It answers each byte with 0 or the error number, and exits when the other end is closed.
"""

import os
import signal


def main() -> None:
    for number in (signal.SIGINT, signal.SIGTERM):  # the server handles them, and still has transactions to finish
        signal.signal(number, signal.SIG_IGN)
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
