import { beforeEach, describe, expect, it, vi } from "vitest";
import { api, request, Refusal } from "./api";

const answers = (body: unknown, status = 200) => vi.fn(async () => new Response(JSON.stringify(body), { status }));
const caught = async (promise: Promise<unknown>): Promise<Refusal> => {
  try {
    await promise;
  } catch (error) {
    return error as Refusal;
  }
  throw new Error("expected a refusal");
};

describe("request", () => {
  beforeEach(() => vi.stubGlobal("fetch", answers({ name: "Rosie" })));

  it("gets without a body and posts JSON with one", async () => {
    const fetched = vi.mocked(fetch);
    expect(await request("/api/me")).toEqual({ name: "Rosie" });
    expect(fetched).toHaveBeenLastCalledWith("/api/me", {});
    await request("/api/me", { name: "Ted" });
    expect(fetched).toHaveBeenLastCalledWith(
      "/api/me",
      expect.objectContaining({ method: "POST", body: '{"name":"Ted"}' }),
    );
  });

  it.each<[string, unknown, number, string]>([
    ["the server's reason", { reason: { key: "refused-full", params: {} } }, 409, "refused-full"],
    ["not found without a reason", {}, 404, "shell-not-found"],
    ["a failure without a reason", {}, 500, "shell-failed"],
  ])("refuses with %s", async (_, body, status, key) => {
    vi.stubGlobal("fetch", answers(body, status));
    const refusal = await caught(request("/api/tables"));
    expect(refusal).toBeInstanceOf(Refusal);
    expect([refusal.status, refusal.reason.key]).toEqual([status, key]);
  });

  it("refuses with a sentence of its own if the answer is no JSON or the server can't be reached", async () => {
    vi.stubGlobal(
      "fetch",
      vi.fn(async () => new Response("<html>", { status: 502 })),
    );
    expect((await caught(request("/api/me"))).reason.key).toBe("shell-failed");
    vi.stubGlobal(
      "fetch",
      vi.fn(async () => Promise.reject(new TypeError("offline"))),
    );
    expect((await caught(request("/api/me"))).reason.key).toBe("shell-unreachable");
  });
});

describe("api", () => {
  it("escapes codes and seats in addresses", async () => {
    vi.stubGlobal("fetch", answers({ frames: [], total: 0 }));
    await api.frames("a/b", "0,1", 5, 10);
    expect(fetch).toHaveBeenCalledWith("/api/tables/a%2Fb/frames?seat=0%2C1&from=5&count=10", {});
    expect(api.record("a b")).toBe("/api/tables/a%20b/record");
  });

  it("asks for the games once, and again after a failure", async () => {
    vi.stubGlobal("fetch", answers({}, 500));
    await expect(api.games()).rejects.toThrow();
    vi.stubGlobal("fetch", answers([{ id: "fate" }]));
    await api.games();
    await api.games();
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
