import { expect, it } from "vitest";
import { removeEach } from "./remove-each.ts";

const failing = (failures: Record<string, object>) => async (name: string) => {
  if (failures[name]) throw Object.assign(new Error(), failures[name]);
};
const kinds = async (failures: Record<string, object>) =>
  (await removeEach(["a", "b", "c"], failing(failures))).map(({ kind }) => kind);

it("reports the outcome of each record, and goes on after a refusal", async () => {
  expect(await kinds({ b: { kind: "refused", status: 404 } })).toEqual(["deleted", "failed", "deleted"]);
  expect(await kinds({ b: { kind: "server", status: 500 } })).toEqual(["deleted", "failed", "deleted"]);
});

it.each([
  ["no connection", { kind: "offline" }],
  ["no answer", { kind: "timeout" }],
  ["A-82: no session", { kind: "refused", status: 401 }],
])("leaves the others where they would fail too: %s", async (_, failure) => {
  expect(await kinds({ b: failure })).toEqual(["deleted", "failed", "left"]);
});

it("stops when asked to, after the one under way", async () => {
  const tried: number[] = [];
  const outcomes = await removeEach(["a", "b", "c"], () => Promise.resolve(), {
    onProgress: (count) => tried.push(count),
    stopped: () => tried.length === 1,
  });
  expect(outcomes.map(({ kind }) => kind)).toEqual(["deleted", "left", "left"]);
  expect(tried).toEqual([1]);
});
