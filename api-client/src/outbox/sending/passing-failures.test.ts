import { describe, expect, it } from "vitest";
import { ApiError } from "../../http/api-error.ts";
import { item, sendingDevice } from "../testing/sending-device.ts";

const connectionCut = new ApiError("offline");

describe("failures that pass", () => {
  it("sends nothing while no host answers, asks again ever more seldom, and goes on when one does", async () => {
    const { store, host, device, newRunner, nextTimer, stateOf } = sendingDevice();
    host.kind = "none";
    await store.add("ada", [item("a")]);
    await newRunner().wake();
    for (let round = 0; round < 4; round++) await nextTimer();
    expect([host.asked, host.attempts.length, await stateOf("a")]).toMatchObject([5, 0, { attempts: 0 }]);
    expect(device.now).toBe(1000 + 1000 + 2000 + 4000 + 8000);
    host.kind = "ours";
    await nextTimer();
    expect(host.taken).toHaveLength(1);
  });

  it("waits out cut lines in order, without end, each request taken once", async () => {
    const { store, host, newRunner, nextTimer } = sendingDevice();
    host.fault = (_, nth) => (nth % 3 === 0 ? undefined : connectionCut);
    await store.add(
      "ada",
      ["a", "b"].map((id) => item(id)),
    );
    await newRunner().wake();
    while (await nextTimer());
    expect(host.taken.map(({ key }) => key)).toEqual(["a", "b"]);
    expect(host.attempts).toHaveLength(6);
  });

  it("asks whether the host is there again after it has failed, before others are sent to it", async () => {
    const { store, host, newRunner } = sendingDevice();
    host.fault = (key) => {
      if (key !== "a") return undefined;
      host.kind = "none";
      return new ApiError("server", { status: 503 });
    };
    await store.add("ada", [item("a"), item("b", { group: { id: "other", label: "Other" } })]);
    await newRunner().wake();
    expect([host.attempts, host.asked]).toEqual([["a"], 2]);
  });

  it("treats a page of a captive portal as a cut connection, not as a receipt", async () => {
    const { store, host, newRunner, stateOf } = sendingDevice();
    host.fault = (_, nth) => (nth === 1 ? new ApiError("shape", { status: 200 }) : undefined);
    await store.add("ada", [item("a")]);
    await newRunner().wake();
    expect(await stateOf("a")).toMatchObject({ state: "waiting", cause: "line" });
  });

  it("honours Retry-After", async () => {
    const { store, host, newRunner, nextTimer, stateOf } = sendingDevice();
    host.fault = (_, nth) =>
      nth === 1 ? new ApiError("server", { status: 429, retryAfterMs: 45_000 }) : undefined;
    await store.add("ada", [item("a")]);
    await newRunner().wake();
    expect(await stateOf("a")).toMatchObject({ state: "waiting", notBefore: 46_000 });
    await nextTimer();
    expect(host.taken).toHaveLength(1);
  });

  it("takes 'the same request is being worked on' for a reason to come back", async () => {
    const { store, host, newRunner, nextTimer, stateOf } = sendingDevice();
    host.fault = (_, nth) =>
      nth === 1 ? new ApiError("refused", { status: 409, retryAfterMs: 2000 }) : undefined;
    await store.add("ada", [item("a")]);
    await newRunner().wake();
    while (await nextTimer());
    expect(await stateOf("a")).toMatchObject({ state: "sent" });
  });

  it("tries at once when the connection is back, however long it was going to wait", async () => {
    const { store, host, device, newRunner } = sendingDevice();
    host.fault = (_, nth) => (nth < 5 ? connectionCut : undefined);
    await store.add("ada", [item("a")]);
    const runner = newRunner();
    await runner.wake();
    for (let round = 0; round < 4; round++) await runner.wake();
    expect([device.now, host.taken.length]).toEqual([1000, 1]);
  });
});
