import * as formTexts from "../content/forms/form.ts";

/** Names of fields that hold words a person writes, in translations too; others hold choices, numbers and moments. */
const written = /title|description|overview|geography|objective|component|achievements|ministry|detail/i;

const excerptLength = 60;

/** What is in a form, in a few words: its title, or else the first text that was typed, and how many files. */
export function summaryOf(values: Readonly<Record<string, string | object | undefined>>): string {
  const title = Object.entries(values).flatMap(([name, value]) =>
    typeof value === "string" && written.test(name) ? value.trim() || [] : [],
  )[0];
  const files = Object.values(values).flatMap(filesOf).length;
  return [
    title && `“${excerpt(title)}”`,
    files > 0 && (files === 1 ? formTexts.oneFile : formTexts.files(files)),
  ]
    .filter(Boolean)
    .join(", ");
}

/** Those of an open form, and as they are stored: `{ file }` or `{ files }`. */
function filesOf(value: string | object | undefined): unknown {
  if (typeof value !== "object") return [];
  return "files" in value ? value.files : value;
}

const excerpt = (text: string) =>
  text.length > excerptLength ? `${text.slice(0, excerptLength).trimEnd()}…` : text;
