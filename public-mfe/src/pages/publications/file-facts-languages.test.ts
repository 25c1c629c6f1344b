import { expect, test, vi } from "vitest";
import { categoryInWords } from "./file-facts.ts";

vi.mock(
  "../../content/records/publication-categories.ts",
  () => import("../../content/so/records/publication-categories.ts"),
);

test("a category is named in the page's language, however it is stored", () => {
  expect(categoryInWords("tenders")).toBe("qandaraasyo");
  expect(categoryInWords(" Water ")).toBe("biyo");
});

test.each(["drought", "constructor", ""])(
  "the category %j, which no list offers, stands as it is stored",
  (category) => {
    expect(categoryInWords(category)).toBe(category);
  },
);
