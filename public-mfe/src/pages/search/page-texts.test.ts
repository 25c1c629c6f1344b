import { expect, test } from "vitest";
import { textsIn } from "./page-texts.ts";

test("a page's sentences are found however its content is built, without what chooses its colours", () => {
  const content = [
    { title: "Wells", paragraphs: ["Dug by hand.", "Lined with stone."] },
    {
      title: "Kiosk",
      text: "Sells water",
      sector: "water",
      stage: "Design Stage",
      count: 3,
      words: () => "",
    },
  ];
  expect(textsIn(content)).toEqual(["Wells", "Dug by hand.", "Lined with stone.", "Kiosk", "Sells water"]);
});
