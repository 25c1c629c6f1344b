import { expect, it, vi } from "vitest";
import { startTogether } from "./start-together.ts";

const running = () => ({ stop: vi.fn(async () => undefined) });

it("has both when both have started", async () => {
  const [api, watch] = [running(), running()];
  expect(await startTogether(Promise.resolve(api), Promise.resolve(watch))).toEqual([api, watch]);
  expect(api.stop).not.toHaveBeenCalled();
});

it.each([
  [
    "first",
    (failing: Promise<never>, other: Promise<ReturnType<typeof running>>) => startTogether(failing, other),
  ],
  [
    "second",
    (failing: Promise<never>, other: Promise<ReturnType<typeof running>>) => startTogether(other, failing),
  ],
])("stops the other, however late it starts, when the %s fails", async (_which, start) => {
  const other = running();
  let begin = () => {};
  const late = new Promise<typeof other>((resolve) => (begin = () => resolve(other)));
  const both = start(Promise.reject(new Error("composed by a newer version")), late);
  begin();
  await expect(both).rejects.toThrow("composed by a newer version");
  expect(other.stop).toHaveBeenCalledOnce();
});
