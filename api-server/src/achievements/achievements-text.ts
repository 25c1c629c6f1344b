import {
  type Achievement,
  achievementLines,
  formatAchievementsText,
  parseAchievementsText,
} from "@ministry/api-client/schemas";

/** An achievement as the list holds it; `progress` is `null` for an entry that came without a figure. */
export interface ListedAchievement {
  id: string;
  title: string;
  detail: string;
  progress: number | null;
}

export interface DraftAchievement {
  title: string;
  detail: string;
  progress: number | null;
}

/** What a text block makes of a list: the whole list in its new order, entries without `id` being new. */
export interface MergedList {
  list: (DraftAchievement & { id?: string })[];
  /** Entries of the old list the block does not name; they are kept at the end. */
  kept: number;
}

const bulletAtStart = /^\s*(?:[•●◦▪‣·*–—-]|\d{1,3}[.)])\s+/u;
/** Stands for a line break inside a detail while the block is read line by line. */
const innerBreak = "\u2028";

const toDraft = ({ title, detail, progress, plain }: Achievement): DraftAchievement => ({
  title,
  detail,
  progress: plain ? null : progress,
});

const withUnixBreaks = (text: string) => text.replaceAll(/\r\n?/g, "\n");

/** True when a block was meant as a list: every entry has a progress, or the block begins with a bullet. */
function isList(block: string, entries: Achievement[]): boolean {
  return (
    entries.length > 0 && (bulletAtStart.test(block.trimStart()) || entries.every((entry) => !entry.plain))
  );
}

/** The achievements of a new project's text block, or `undefined` for prose that stays text (AMB-17). */
export function listFromText(block: string): DraftAchievement[] | undefined {
  const text = withUnixBreaks(block);
  const entries = parseAchievementsText(text);
  return isList(text, entries) ? entries.map(toDraft) : undefined;
}

/** One achievement per line of a prose text: what index calls on such a project address. */
export const linesOfText = (text: string): DraftAchievement[] => achievementLines(text).map(toDraft);

/** Reads a block whose details hold line breaks: those known from the list can't be mistaken for new entries. */
function parseKnowing(block: string, list: ListedAchievement[]): Achievement[] {
  let text = block;
  for (const { detail } of list) {
    const written = withUnixBreaks(detail).trim().replaceAll("\n", "\n  ");
    if (written.includes("\n")) text = text.replace(written, () => written.replaceAll("\n  ", innerBreak));
  }
  return parseAchievementsText(text).map((entry) => ({
    ...entry,
    detail: entry.detail.replaceAll(innerBreak, "\n"),
  }));
}

const sameTitle = (a: string) => a.trim().normalize("NFC").toLowerCase();

/** Hands out the items of a list that share a key, each once and in order. */
function takerBy<T>(items: Iterable<T>, keyOf: (item: T) => string): (key: string) => T | undefined {
  const queues = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const queue = queues.get(key);
    if (queue) queue.push(item);
    else queues.set(key, [item]);
  }
  for (const queue of queues.values()) queue.reverse();
  return (key) => queues.get(key)?.pop();
}

/** Which old entry each new one stands for: by title, then in order where as many are left on both sides. */
function match(entries: Achievement[], list: ListedAchievement[]): (ListedAchievement | undefined)[] {
  const free = new Set(list);
  const taken = (old: ListedAchievement | undefined) => {
    if (old) free.delete(old);
    return old;
  };
  const withTitle = takerBy(list, (old) => sameTitle(old.title));
  const byTitle = entries.map(({ title }) => taken(withTitle(sameTitle(title))));
  const withDetail = takerBy(free, (old) => old.detail.trim());
  const byDetail = entries.map(
    ({ detail }, i) => byTitle[i] ?? (detail === "" ? undefined : taken(withDetail(detail))),
  );
  const open = byDetail.filter((found) => found === undefined).length;
  const left = free.values();
  return open === free.size ? byDetail.map((found) => found ?? left.next().value) : byDetail;
}

/** What the block leaves unsaid stays as it was: a missing figure or detail is nobody's wish to lose it. */
function mergeOne(entry: Achievement, old: ListedAchievement): DraftAchievement & { id: string } {
  const said = !entry.plain && !(old.progress === null && entry.progress === 0);
  const unchanged = entry.detail === "" || entry.detail === withUnixBreaks(old.detail).trim();
  return {
    id: old.id,
    title: entry.title,
    detail: unchanged ? old.detail : entry.detail,
    progress: said ? entry.progress : old.progress,
  };
}

/**
 * Applies the text block of an edit form to the list (AMB-17): entries are matched by title, what the block does
 * not say is kept, and nothing of the list is dropped. `undefined` when the block can't be read as a list;
 * `"unchanged"` when it says what the list says already.
 */
export function mergeText(block: string, list: ListedAchievement[]): MergedList | "unchanged" | undefined {
  const text = withUnixBreaks(block).trim();
  const asSent = list.map(({ id, title, detail, progress }) =>
    progress === null && detail === ""
      ? { id, title, detail, progress: 0, plain: true as const }
      : { id, title, detail: withUnixBreaks(detail), progress: progress ?? 0 },
  );
  if (text === "" || text === formatAchievementsText(asSent).trim()) return "unchanged";
  const entries = parseKnowing(text, list);
  const titles = new Set(list.map((old) => sameTitle(old.title)));
  if (!isList(text, entries) && !entries.every((entry) => titles.has(sameTitle(entry.title))))
    return undefined;
  const matched = match(entries, list);
  const merged = entries.map((entry, i) => {
    const old = matched[i];
    return old ? mergeOne(entry, old) : toDraft(entry);
  });
  const named = new Set(matched);
  const kept = list.filter((old) => !named.has(old));
  return { list: [...merged, ...kept], kept: kept.length };
}
