import type { Achievement } from "./achievement.ts";
import { clampProgress } from "../fields/limits.ts";

/**
 * The text block a project's form sends for its achievements (A-95, AMB-17): one entry a line, made of a bullet, the
 * title, the progress in brackets and the detail. Further lines of a detail follow indented, without a bullet.
 *
 *     • Borehole drilled (60%) – Serves 300 families
 *       and one school
 */
const bullet = /^\s*(?:[•●◦▪‣·*–—-]|\d{1,3}[.)])\s+/u;

/** The first progress as `(60%)`, `(60)`, `[60]` or `[60%]`; looked for alone, since a pattern for the whole entry backtracks. */
const progressMark = /\((\d{1,3}(?:\.\d{1,20})?)\s{0,9}%?\)|\[(\d{1,3}(?:\.\d{1,20})?)\s{0,9}%?\]/u;
/** The progress as `formatAchievementsText` writes it: a title may have brackets of its own before it. */
const writtenMark = /\((\d{1,3}(?:\.\d{1,20})?)%\)(?= – |$)/mu;
const lineBreak = /[\n\r\u2028\u2029]/u;

/** Builds the block from the list; `parseAchievementsText` reads it back. */
export function formatAchievementsText(achievements: readonly Achievement[]): string {
  return achievements
    .map(({ title, detail, progress, plain }) => {
      if (plain) return `• ${title}`;
      const rest = detail.trim() === "" ? "" : ` – ${detail.trim().replaceAll(/\n/g, "\n  ")}`;
      return `• ${title} (${progress}%)${rest}`;
    })
    .join("\n");
}

/**
 * Reads a block back. Where any line has a bullet, lines without one go on with the detail before them; otherwise
 * every line is an entry. `plain` marks entries without a progress: whoever saves them must not take their 0 and
 * their empty detail for the editor's wish (AMB-17).
 */
export function parseAchievementsText(block: string): Achievement[] {
  const lines = block.split(/\r?\n/u);
  if (!lines.some((line) => bullet.test(line))) return achievementLines(block);
  const entries: string[] = [];
  for (const line of lines) {
    const last = entries.length - 1;
    if (bullet.test(line) || last < 0) entries.push(line.replace(bullet, ""));
    else entries[last] += `\n${line.replace(/^ {2}/u, "")}`;
  }
  return entries
    .map((one) => one.trim())
    .filter((one) => one !== "")
    .map(parseEntry);
}

/** One achievement per line that is not blank, bullets stripped: how the dashboard counts a text. */
export function achievementLines(block: string): Achievement[] {
  return block
    .split(/\r?\n/u)
    .map((line) => line.replace(bullet, "").trim())
    .filter((line) => line !== "")
    .map(parseEntry);
}

function parseEntry(source: string): Achievement {
  const found = markInTitle(source, writtenMark) ?? markInTitle(source, progressMark);
  if (!found) return { title: source, detail: "", progress: 0, plain: true };
  const title = source.slice(0, found.index).trimEnd();
  const [mark, round, square] = found;
  const detail = source.slice(found.index + mark.length).trimStart();
  return {
    title,
    detail: detail.replace(/^[–—:-]/u, "").trim(),
    progress: clampProgress(round ?? square),
  };
}

/** The title is one line: brackets further down belong to a text. */
function markInTitle(source: string, pattern: RegExp): RegExpExecArray | undefined {
  const found = pattern.exec(source);
  return found && !lineBreak.test(source.slice(0, found.index).trimEnd()) ? found : undefined;
}
