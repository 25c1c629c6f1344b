import { join } from "node:path";
import { expect, test } from "vitest";
import type { Language } from "@ministry/contract";
import { base } from "../../lib/checkout.ts";
import { hashInputs } from "./inputs.ts";
import { takenIn } from "./language-inputs.ts";

const english = "public-mfe/src/content/records/events.ts";
const somali = "public-mfe/src/content/so/records/events.ts";
const untranslated = "public-mfe/src/content/records/new.ts";
const screen = "public-mfe/src/pages/events.tsx";
const files = {
  [english]: 'export const title = "What happens";',
  [somali]: 'export const title = "Maxaa dhacaya";',
  [untranslated]: 'export const mark = "New";',
  [screen]: "export const Events = () => title;",
};

/** Which languages are built again once these files have changed. */
function rebuilt(changed: Record<string, string>, read: string[] = []): Language[] {
  const hashIn = (language: Language, texts: Record<string, string>) => {
    const inputs = new Map(Object.entries(texts).map(([path, text]) => [path, Buffer.from(text)]));
    const known = new Set(read.map((path) => join(base, path)));
    return hashInputs(inputs, takenIn(language, inputs, language === "so" ? known : new Set()));
  };
  return (["en", "so", "ar"] as const).filter(
    (language) => hashIn(language, files) !== hashIn(language, { ...files, ...changed }),
  );
}

test("a changed English text is built in English, and where it has no translation", () => {
  expect(rebuilt({ [english]: 'export const title = "What happened";' })).toEqual(["en", "ar"]);
  expect(rebuilt({ [untranslated]: 'export const mark = "Newer";' })).toEqual(["en", "so", "ar"]);
});

test("a changed translation is built in its language alone", () => {
  expect(rebuilt({ [somali]: 'export const title = "Maxaa dhacay";' })).toEqual(["so"]);
});

test("it is told in a clone of the part alone too, whose paths begin with src", () => {
  const path = "src/content/so/lists.ts";
  const inputs = new Map([[path, Buffer.from("")]]);
  expect(takenIn("en", inputs, new Set())(path, Buffer.from(""))).toBeUndefined();
});

test("a name that is new in English is built in every language", () => {
  expect(rebuilt({ [english]: `${files[english]}\nexport const size = 3;` })).toEqual(["en", "so", "ar"]);
});

test("an English text that a translation takes something from is built in that language too", () => {
  const changed = { [english]: 'export const title = "What happened";' };
  expect(rebuilt(changed, [english])).toEqual(["en", "so", "ar"]);
});

test("a text of another language that a build was made from is built in both", () => {
  const arabic = "public-mfe/src/content/ar/plural.ts";
  expect(rebuilt({ [arabic]: "" }, [arabic])).toEqual(["so", "ar"]);
});

test("a changed screen, and a text that gets its first translation, are built in every language they show in", () => {
  expect(rebuilt({ [screen]: "export const Events = () => null;" })).toEqual(["en", "so", "ar"]);
  expect(rebuilt({ "public-mfe/src/content/ar/records/events.ts": "" })).toEqual(["ar"]);
});
