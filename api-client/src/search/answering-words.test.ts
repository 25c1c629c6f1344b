import { expect, test } from "vitest";
import { answeringWords } from "./answering-words.ts";

test("the words of a text answer by their beginning, their plural and other spellings of a name, and no others do", () => {
  const text = "Two kiosks, the kiosk of Faarax and Maxamed, drivers, a lioness";
  expect([...answeringWords("kiosks farah mohamed", text)]).toEqual(["kiosks", "kiosk", "faarax", "maxamed"]);
  expect([...answeringWords("rivers", text)]).toEqual([]);
  expect([...answeringWords("", text)]).toEqual([]);
});
