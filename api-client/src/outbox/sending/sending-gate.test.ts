import { describe, expect, it } from "vitest";
import { ApiError } from "../../http/api-error.ts";
import { item, sendingDevice } from "../testing/sending-device.ts";

describe("what holds the queue back", () => {
  it("sends nothing of another owner's, and nothing while nobody is signed in", async () => {
    const { store, host, device, newRunner } = sendingDevice();
    await store.add("bo", [item("b")]);
    await newRunner().wake();
    device.owner = undefined;
    await store.add("ada", [item("a")]);
    await newRunner().wake();
    expect(host.attempts).toEqual([]);
  });

  it("stops when paused, on every tab, and goes on when resumed", async () => {
    const { store, host, newRunner } = sendingDevice();
    await store.settings.set({ paused: true });
    await store.add("ada", [item("a")]);
    const [one, other] = [newRunner(), newRunner()];
    await Promise.all([one.wake(), other.wake()]);
    expect([host.attempts, one.state().paused, other.state().paused]).toEqual([[], true, true]);
    await store.settings.set({ paused: false });
    await one.settingsChanged();
    expect(host.taken).toHaveLength(1);
  });

  it("waits for Wi-Fi where that is set, until a person says now", async () => {
    const { store, host, device, newRunner } = sendingDevice();
    await store.settings.set({ wifiOnly: true });
    device.wifi = false;
    await store.add("ada", [item("a")]);
    const runner = newRunner();
    await runner.wake();
    expect([host.asked, runner.state().waitsForWifi]).toEqual([0, true]);
    await runner.sendNow();
    expect(host.taken).toHaveLength(1);
    await store.add("ada", [item("b")]);
    await runner.wake();
    expect(host.taken).toHaveLength(1);
    device.wifi = true;
    await runner.wake();
    expect(host.taken).toHaveLength(2);
  });

  it("goes on by itself when the token that was refused had been replaced by a sign-in meanwhile", async () => {
    const { store, host, device, newRunner } = sendingDevice();
    host.fault = (_, nth) => {
      if (nth !== 1) return undefined;
      device.token = "token-2";
      return new ApiError("refused", { status: 401 });
    };
    await store.add(
      "ada",
      ["a", "b"].map((id) => item(id)),
    );
    const runner = newRunner();
    await runner.wake();
    expect(runner.state().signInNeeded).toBe(false);
    expect(host.taken.map(({ key }) => key)).toEqual(["a", "b"]);
  });

  it("pauses on 401, loses nothing, and goes on after the sign-in", async () => {
    const { store, host, newRunner, nextTimer } = sendingDevice();
    host.fault = (_, nth) => (nth === 1 ? new ApiError("refused", { status: 401 }) : undefined);
    await store.add(
      "ada",
      ["a", "b"].map((id) => item(id)),
    );
    const runner = newRunner();
    await runner.wake();
    expect([runner.state().signInNeeded, host.attempts]).toEqual([true, ["a"]]);
    expect(await nextTimer()).toBe(false);
    await runner.signedIn();
    expect(host.taken.map(({ key }) => key)).toEqual(["a", "b"]);
  });

  it("a refused session holds on every tab and in the worker, until another one begins", async () => {
    const { store, host, newRunner } = sendingDevice();
    host.fault = (_, nth) => (nth === 1 ? new ApiError("refused", { status: 401 }) : undefined);
    const sender = { owner: "ada", token: "token-1", apiBase: "" };
    await store.settings.beginSession(sender);
    await store.add("ada", [item("a")]);
    await newRunner().wake();
    const other = newRunner();
    await other.wake();
    expect([host.attempts, other.state().signInNeeded]).toEqual([["a"], true]);
    await store.settings.beginSession({ ...sender, token: "token-2" });
    await store.settings.beginSession(sender);
    await other.settingsChanged();
    expect(host.taken).toHaveLength(1);
  });
});
