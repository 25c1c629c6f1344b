import { describe, expect, it, vi } from "vitest";
import { ApiError } from "../../../http/api-error.ts";
import { parentId } from "../../queue/item.ts";
import { item, sendingDevice } from "../../testing/sending-device.ts";

describe("sending the queue", () => {
  it("sends everything once, in order, and keeps the receipts", async () => {
    const { store, host, newRunner, stateOf } = sendingDevice();
    await store.add(
      "ada",
      ["a", "b", "c"].map((id) => item(id)),
    );
    await newRunner().wake();
    expect(host.taken.map(({ key }) => key)).toEqual(["a", "b", "c"]);
    expect(await stateOf("b")).toMatchObject({ state: "sent", receipt: "R-b" });
  });

  it.each([400, 403, 404, 409, 413, 422])(
    "leaves a %i to a person and goes on with the rest",
    async (status) => {
      const { store, host, newRunner, stateOf } = sendingDevice();
      host.fault = (key) =>
        key === "a" ? new ApiError("refused", { status, serverMessage: "No." }) : undefined;
      await store.add(
        "ada",
        ["a", "b"].map((id) => item(id)),
      );
      await newRunner().wake();
      expect(await stateOf("a")).toEqual({ state: "stuck", message: "No.", status });
      expect(host.taken.map(({ key }) => key)).toEqual(["b"]);
    },
  );

  it("goes on by itself after the database did not answer", async () => {
    const { store, host, newRunner, nextTimer } = sendingDevice();
    await store.add("ada", [item("a")]);
    vi.spyOn(store, "heads").mockRejectedValueOnce(new Error("no answer"));
    await expect(newRunner().wake()).rejects.toThrow("no answer");
    expect(host.taken).toEqual([]);
    expect(await nextTimer()).toBe(true);
    await expect.poll(() => host.taken.map(({ key }) => key)).toEqual(["a"]);
  });

  it("two tabs send each request once", async () => {
    const { store, host, newRunner } = sendingDevice();
    await store.add(
      "ada",
      ["a", "b", "c"].map((id) => item(id)),
    );
    await Promise.all([newRunner().wake(), newRunner().wake()]);
    expect(host.attempts).toEqual(["a", "b", "c"]);
  });

  const withFile = () =>
    item("a", {
      request: {
        method: "POST",
        paths: ["/x"],
        form: { texts: {}, files: [{ field: "f", file: new Blob(["1"]) }] },
      },
    });

  it("answers a tap that comes while a photo is read before it sends the photo", async () => {
    const { store, host, newRunner } = sendingDevice();
    await store.add("ada", [withFile()]);
    const order: string[] = [];
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => (order.push("tap"), port1.close());
    const { readFile } = store;
    store.readFile = async (...call) => {
      const file = await readFile(...call);
      port2.postMessage("tap");
      return file;
    };
    host.fault = () => void order.push("sent");
    await newRunner().wake();
    expect(order).toEqual(["tap", "sent"]);
  });

  it("leaves a damaged request to a person", async () => {
    const { store, host, newRunner, stateOf } = sendingDevice();
    await store.add("ada", [withFile(), item("b")]);
    await (await store.database()).clear("pieces");
    await newRunner().wake();
    expect((await stateOf("a"))?.state).toBe("stuck");
    expect(host.taken.map(({ key }) => key)).toEqual(["b"]);
  });
});

describe("requests that need another's answer", () => {
  const child = (id: string) =>
    item(id, { parent: "p", request: { method: "POST", paths: [`/WaterProject/${parentId}/photos`] } });

  it("go out after it, with the id it was given", async () => {
    const { store, host, newRunner } = sendingDevice();
    await store.add("ada", [item("p"), child("c1"), child("c2")]);
    await newRunner().wake();
    expect(host.taken.map(({ path }) => path)).toEqual([
      "/things/p",
      "/WaterProject/record-of-p/photos",
      "/WaterProject/record-of-p/photos",
    ]);
  });

  it("stay when it was refused, and follow once it was retried", async () => {
    const { store, host, device, newRunner } = sendingDevice();
    host.fault = (_, nth) =>
      nth === 1 ? new ApiError("refused", { status: 400, serverMessage: "No." }) : undefined;
    await store.add("ada", [item("p"), child("c1")]);
    const runner = newRunner();
    await runner.wake();
    expect(host.attempts).toEqual(["p"]);
    await store.change("p", { type: "retried", at: device.now });
    await runner.wake();
    expect(host.taken).toHaveLength(2);
  });
});
