import type { Publication } from "@ministry/api-client";
import type { WantedFile } from "@ministry/contract";
import { fileSize } from "@ministry/shared-ui";
import { categoryTexts } from "../../content/records/publication-categories.ts";
import { fileTexts } from "../../content/records/publications.ts";

/** Words in a MIME type or the extensions that stand for one kind of file. */
const kinds = [
  { label: "PDF", type: /pdf/u, extensions: ["pdf"] },
  { label: "Word", type: /msword|wordprocessingml/u, extensions: ["doc", "docx"] },
  { label: "Excel", type: /ms-excel|spreadsheetml/u, extensions: ["xls", "xlsx"] },
  { label: "PowerPoint", type: /ms-powerpoint|presentationml/u, extensions: ["ppt", "pptx"] },
];

type FileFields = Pick<Publication, "filename" | "mimetype" | "path">;

/** The badge of a publication: its kind, else its extension in capitals, else FILE (P-165, P-166). */
export function fileKind(file: FileFields): string {
  const extension = extensionOf(file.filename) ?? extensionOf(file.path);
  const mimetype = file.mimetype.toLowerCase();
  const known =
    kinds.find(({ type }) => type.test(mimetype)) ??
    kinds.find(({ extensions }) => extension !== undefined && extensions.includes(extension));
  return known?.label ?? extension?.toUpperCase() ?? fileTexts.unknownKind;
}

/** The size of files together, behind a label, ` (12 kB)`; nothing where the host does not tell that of each. */
export const sizeInBrackets = (...sizes: number[]): string =>
  sizes.every(Boolean) ? ` (${fileSize(sizes.reduce((sum, size) => sum + size))})` : "";

export type SectionName = "water" | "energy" | "other";

/** The section a category belongs to (P-162). */
export function sectionOf(category: string): SectionName {
  const name = category.trim().toLowerCase();
  return name === "water" || name === "energy" ? name : "other";
}

/** A category in the page's language; one that no editor chooses from the list stands as it is stored. */
export function categoryInWords(category: string): string {
  const name = category.trim().toLowerCase();
  const words = Object.hasOwn(categoryTexts, name) ? categoryTexts[name as keyof typeof categoryTexts] : name;
  return words === name ? category : words;
}

/** What a card is headed by: title, else filename (P-163). */
export function headingOf({ title, filename }: Pick<Publication, "title" | "filename">): string {
  return title.trim() || filename.trim() || fileTexts.untitled;
}

/** What the device has to know of a file to save it. */
export function wantedFile(publication: Publication): WantedFile {
  const { url, size, filename, mimetype, sha256 } = publication;
  return { url, size, filename: filename || headingOf(publication), mimetype, ...(sha256 && { sha256 }) };
}

/** The extension of a name, small letters; none for hidden files and for dots inside words ("v1.2 final"). */
function extensionOf(name: string): string | undefined {
  return /[^/\\]\.([a-z\d]{1,8})$/iu.exec(name.trim())?.[1]?.toLowerCase();
}
