import { expect, test } from "vitest";
import { recorded } from "../../testing/recorded.ts";
import { readEvent } from "../records/event.ts";
import { inLanguage } from "./in-language.ts";
import { readProject } from "../records/project.ts";

const records = recorded("records-with-additions") as Record<"project" | "event", Record<string, unknown>>;
const project = { ...readProject(records.project), components: ["Drilling", "Pipes"] };

test("texts that are translated are in the reader's language, the others as they were written", () => {
  const shown = inLanguage(project, "so");
  expect(shown.title).toBe("Kiosyada biyaha Kismaayo");
  expect(shown.description).toBe("Kiosks in four quarters");
  expect(shown.translated).toEqual(["title", "components"]);
  expect(shown.translations).toBeUndefined();
});

test("of a list of texts the entries without a translation stay", () => {
  expect(inLanguage(project, "so").components).toEqual(["Qodid", "Pipes"]);
});

test("a record is shown as it is in the language it was written in", () => {
  const { translations: _, ...own } = project;
  expect(inLanguage(project, "en")).toEqual(own);
});

test("a record in Somali is translated into English for readers of English", () => {
  const event = inLanguage(readEvent(records.event), "en");
  expect([event.title, event.moreDescription]).toEqual(["A new well opened", "It serves two villages."]);
  expect(event.language).toBe("so");
});

test("an empty translation is none", () => {
  const shown = inLanguage({ ...project, translations: { ar: { title: "  " } } }, "ar");
  expect(shown.title).toBe(project.title);
  expect(shown.translated).toBeUndefined();
});
