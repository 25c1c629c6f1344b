import { expect, test, vi } from "vitest";
import { headTags } from "./page-facts.ts";

vi.mock("../../content/site/language.ts", async (original) => ({
  ...(await original<object>()),
  language: "so",
}));

test("a page in another language has its own address and its own feed", () => {
  const tags = headTags(
    { title: "Ceel", path: "/SingalProjectsEvent/1", feed: "water" },
    "https://site.example",
  );
  const hrefs = tags.flatMap(([, { href }]) => href ?? []);
  expect(hrefs).toEqual([
    "https://site.example/so/SingalProjectsEvent/1",
    "https://site.example/so/feed-water.xml",
  ]);
});
