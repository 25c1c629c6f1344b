import { expect, test } from "vitest";
import { passagesOf } from "./passages.ts";
import { maxWordBytes, maxWords, passageLetters } from "./text-limits.ts";

test("a text is divided between words, and nothing of it is lost", () => {
  const text = Array.from({ length: 1_000 }, (_, at) => `word${at}`).join(" ");
  const passages = passagesOf(text);
  expect(passages.map((passage) => passage.text).join(" ")).toBe(text);
  expect(Math.max(...passages.map((passage) => passage.text.length))).toBeLessThanOrEqual(passageLetters);
});

test("a text without blanks is divided between letters, never within one", () => {
  const passages = passagesOf("a" + "\u{10428}".repeat(2_000));
  expect(passages.length).toBeGreaterThan(1);
  expect(passages.every(({ text }) => !/\p{Surrogate}/u.test(text))).toBe(true);
});

test("words stand with their sounds, each once", () => {
  expect(passagesOf("Maxamed, MAXAMED: 7")[0]?.words).toEqual(["maxamed", "7", "~mhmd"]);
});

test("no more words are indexed than an index of one document may have", () => {
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(0x10428 + at));
  const long = (at: number) => `${letters[at % 26]}${letters[Math.floor(at / 26) % 26]}`.repeat(7) + at;
  for (const text of [
    Array.from({ length: 60_000 }, (_, at) => `w${at}`).join(" "),
    Array.from({ length: 30_000 }, (_, at) => long(at)).join(" "),
  ]) {
    const words = new Set(passagesOf(text).flatMap((passage) => passage.words));
    expect(words.size).toBeLessThanOrEqual(maxWords);
    expect([...words].reduce((sum, word) => sum + Buffer.byteLength(word), 0)).toBeLessThanOrEqual(
      maxWordBytes,
    );
  }
});
