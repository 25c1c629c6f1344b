import { expect, it } from "vitest";
import { newRecoveryCodes, recoveryCodeFits, recoveryCodeIn } from "./recovery-codes.ts";

it("ten codes differ in their first character, and only their hashes could be stored", async () => {
  const codes = await newRecoveryCodes();
  expect(new Set(codes.map(({ selector }) => selector)).size).toBe(10);
  for (const { shown, selector, codeHash } of codes) {
    expect(shown).toMatch(/^[\dA-Z]{4}-[\dA-Z]{4}-[\dA-Z]{4}$/);
    expect(shown.startsWith(selector)).toBe(true);
    expect(codeHash).not.toContain(shown.replaceAll("-", ""));
  }
  const { shown = "", codeHash = "" } = codes[0] ?? {};
  expect(await recoveryCodeFits(recoveryCodeIn(shown) ?? "", codeHash)).toBe(true);
  expect(await recoveryCodeFits(recoveryCodeIn(codes[1]?.shown ?? "") ?? "", codeHash)).toBe(false);
});

it.each([
  ["abcd-efgh-jkmn", "ABCDEFGHJKMN"],
  [" ABCD EFGH JKMN ", "ABCDEFGHJKMN"],
  ["abcd-efgh-o1li", "ABCDEFGH0111"],
])("%j is read as it was meant", (typed, code) => {
  expect(recoveryCodeIn(typed)).toBe(code);
});

it.each(["123456", "", "ABCD-EFGH-JKM", "ABCD-EFGH-JKM!"])("%j is none", (typed) => {
  expect(recoveryCodeIn(typed)).toBeUndefined();
});
