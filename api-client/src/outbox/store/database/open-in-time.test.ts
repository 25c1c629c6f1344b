import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { databaseOpener } from "./database.ts";
import { openingTimeoutMs, openInTime } from "./open-in-time.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("a database that opens, or can't be opened, is answered at once", async () => {
  const database = { close: vi.fn() };
  await expect(openInTime(Promise.resolve(database))).resolves.toBe(database);
  await expect(openInTime(Promise.reject(new Error("no")))).rejects.toThrow("no");
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(0));
  expect(database.close).not.toHaveBeenCalled();
});

test("one that opens when nobody waits any more is closed", async () => {
  const database = { close: vi.fn() };
  let open = (_opened: typeof database) => {};
  const waiting = openInTime(new Promise<typeof database>((resolve) => (open = resolve)));
  const refused = expect(waiting).rejects.toThrow("does not open");
  vi.advanceTimersByTime(openingTimeoutMs);
  await refused;
  open(database);
  await vi.waitFor(() => expect(database.close).toHaveBeenCalledOnce());
});

test("a browser that never answers is a failure of the call that waits, and the next call asks it again", async () => {
  const asked = vi.spyOn(IDBFactory.prototype, "open").mockReturnValueOnce(new IDBOpenDBRequest());
  const database = databaseOpener("never-answered");
  const first = expect(database()).rejects.toThrow("does not open");
  vi.advanceTimersByTime(openingTimeoutMs);
  await first;
  await expect(database()).resolves.toMatchObject({ name: "never-answered" });
  expect(asked).toHaveBeenCalledTimes(2);
});
