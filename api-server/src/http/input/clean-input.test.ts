import { expect, test } from "vitest";
import { assertCleanParameters, cleanJson, cleanText, dropUnusableParameters } from "./clean-input.ts";

const nested = (depth: number) => JSON.parse("[".repeat(depth) + "]".repeat(depth)) as unknown;

test("half an emoji at the end of a text is replaced, the rest is kept", () => {
  expect(cleanText("Pump repaired \ud83d")).toBe("Pump repaired \ufffd");
});

test.each(["a\0b", { title: "a\0" }, { a: [{ b: "\0" }] }, { "a\0": 1 }])("%j is refused", (value) => {
  expect(() => cleanJson(value)).toThrow(/can't be stored/);
});

test("texts are cleaned wherever they are, and a key called __proto__ reaches nothing", () => {
  const body = JSON.parse('{"a":["\\ud800"],"__proto__":{"b":"\\udc00"}}') as Record<string, unknown>;
  expect(JSON.stringify(cleanJson(body))).toBe('{"a":["\ufffd"],"__proto__":{"b":"\ufffd"}}');
  expect(({} as { b?: string }).b).toBeUndefined();
});

test("a body of twenty levels is read, one of 100,000 is refused without overflowing the stack", () => {
  expect(() => cleanJson(nested(20))).not.toThrow();
  expect(() => cleanJson(nested(100_000))).toThrow(/too deeply/);
});

test("a parameter with U+0000 is refused, also where it is repeated", () => {
  expect(() => assertCleanParameters({ id: "a\0" })).toThrow(/can't be used/);
  expect(() => assertCleanParameters({ kind: ["x", "\0"] })).toThrow(/can't be used/);
  expect(() => assertCleanParameters({ id: "abc" })).not.toThrow();
  expect(() => assertCleanParameters(undefined)).not.toThrow();
});

test("a read forgets a query parameter with U+0000", () => {
  const query = { until: "\0", kind: ["x", "\0"], page: "2" };
  dropUnusableParameters(query);
  expect(query).toEqual({ page: "2" });
});
