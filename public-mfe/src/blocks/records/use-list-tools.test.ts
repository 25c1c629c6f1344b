import { describe, expect, test } from "vitest";
import { searchLists } from "../../search/search.ts";
import { inOrder } from "./use-list-tools.ts";

const entry = (title: string, description = "", createdAt?: string) => ({ title, description, createdAt });
const entries = [
  entry("Barkad at Élan", "Rain water", "2024-01-01T00:00:00Z"),
  entry("Solar field", "Panels for the clinic", "2025-01-01T00:00:00Z"),
  entry("مشروع المياه", "القرى الشرقية"),
];
const titles = (text: string, sort: "newest" | "oldest" | "title" = "newest") =>
  inOrder(entries, { text, sort, searchLists }).map(({ title }) => title);

describe("searching and ordering a list", () => {
  test("words are found in title or description, in any order, case or accent", () => {
    expect(titles("RAIN elan")).toEqual(["Barkad at Élan"]);
    expect(titles("clinic solar")).toEqual(["Solar field"]);
    expect(titles("المياه")).toEqual(["مشروع المياه"]);
    expect(titles("clinic rain")).toEqual([]);
  });

  test("newest first puts entries without a time last", () => {
    expect(titles("")).toEqual(["Solar field", "Barkad at Élan", "مشروع المياه"]);
  });

  test("the list given stays as it is", () => {
    inOrder(entries, { text: "", sort: "title", searchLists });
    inOrder(entries, { text: "", sort: "title", searchLists: undefined });
    expect(entries[0]?.title).toBe("Barkad at Élan");
  });

  test("without what searches, all entries are there, in their order", () => {
    const all = inOrder(entries, { text: "clinic", sort: "newest", searchLists: undefined });
    expect(all.map(({ title }) => title)).toEqual(titles(""));
  });
});
