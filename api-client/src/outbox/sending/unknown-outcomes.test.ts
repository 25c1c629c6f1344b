import { describe, expect, it } from "vitest";
import { ApiError } from "../../http/api-error.ts";
import { item, sendingDevice } from "../testing/sending-device.ts";

const connectionCut = new ApiError("offline");

describe("unknown outcomes", () => {
  it("asks for the receipt when the answer was lost after the work, and sends nothing twice", async () => {
    const { store, host, newRunner, nextTimer, stateOf } = sendingDevice();
    host.fault = (_, nth) => (nth === 1 ? { after: connectionCut } : undefined);
    await store.add("ada", [item("a")]);
    await newRunner().wake();
    while (await nextTimer());
    expect(host.attempts).toEqual(["a"]);
    expect(await stateOf("a")).toMatchObject({ state: "sent", receipt: "R-a" });
  });

  it("asks for the receipt when a gateway refused what had arrived", async () => {
    const { store, host, newRunner, stateOf } = sendingDevice();
    host.fault = () => ({ after: new ApiError("refused", { status: 403 }) });
    await store.add("ada", [item("a")]);
    await newRunner().wake();
    expect(await stateOf("a")).toMatchObject({ state: "sent", receipt: "R-a" });
    expect(host.attempts).toEqual(["a"]);
  });

  it("finds a changed request received as it was before, when its key was used by an earlier attempt", async () => {
    const { store, host, newRunner, stateOf } = sendingDevice();
    host.taken.push({ key: "a", path: "" });
    host.fault = () => new ApiError("refused", { status: 422, serverMessage: "Used." });
    await store.add("ada", [item("a")]);
    await newRunner().wake();
    expect(await stateOf("a")).toMatchObject({ state: "sent", receipt: "R-a", beforeEdit: true });
  });

  it("sends nothing to a server that fails until it has answered what it has of it", async () => {
    const { store, host, newRunner, nextTimer, stateOf } = sendingDevice();
    host.fault = (_, nth) => (nth === 1 ? new ApiError("server", { status: 503 }) : undefined);
    const asked: string[][] = [];
    host.receipts = async (keys) => {
      asked.push([...keys]);
      if (asked.length < 4) throw new ApiError("server", { status: 503 });
      return new Map();
    };
    await store.add("ada", [item("a")]);
    await newRunner().wake();
    while (await nextTimer());
    expect([host.attempts, asked.length]).toEqual([["a", "a"], 4]);
    expect(await stateOf("a")).toMatchObject({ state: "sent" });
  });

  it("sends again under the same key where the receipt can't be had", async () => {
    const { store, host, newRunner, nextTimer } = sendingDevice();
    host.fault = (_, nth) => (nth === 1 ? { after: connectionCut } : undefined);
    host.receipts = async () => new Map();
    await store.add("ada", [item("a")]);
    await newRunner().wake();
    while (await nextTimer());
    expect(host.attempts).toEqual(["a", "a"]);
    expect(host.taken).toHaveLength(1);
  });

  it("what a crash left in sending is asked after, and not sent again when it arrived", async () => {
    const { store, host, newRunner, stateOf } = sendingDevice();
    await store.add(
      "ada",
      ["a", "b"].map((id) => item(id)),
    );
    for (const id of ["a", "b"]) await store.change(id, { type: "started" });
    host.taken.push({ key: "a", path: "" });
    await newRunner().wake();
    expect(host.attempts).toEqual(["b"]);
    expect(await stateOf("a")).toMatchObject({ state: "sent", receipt: "R-a" });
  });
});

describe("a host that knows none of our additions", () => {
  it("gets everything once when all goes well", async () => {
    const { store, host, newRunner } = sendingDevice();
    host.kind = "bare";
    await store.add(
      "ada",
      ["a", "b"].map((id) => item(id)),
    );
    await newRunner().wake();
    expect(host.taken.map(({ key }) => key)).toEqual(["a", "b"]);
  });

  it("is not sent the same thing twice after an unknown outcome: the person is asked", async () => {
    const { store, host, newRunner, nextTimer, stateOf } = sendingDevice();
    host.kind = "bare";
    host.fault = (_, nth) => (nth === 1 ? { after: connectionCut } : undefined);
    await store.add("ada", [item("a")]);
    await newRunner().wake();
    while (await nextTimer());
    expect(host.attempts).toEqual(["a"]);
    expect(await stateOf("a")).toMatchObject({ state: "stuck" });
  });
});
