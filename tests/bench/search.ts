import { searchLists, type Searched } from "../../public-mfe/src/search/search.ts";
import { completions } from "../../public-mfe/src/search/word-index.ts";
import { wordsOf } from "../../api-client/src/search/words.ts";
import { Figures, median } from "./figures.ts";
import { searchedEntries } from "./search/entries.ts";

const size = { projects: 1_000, events: 5_000 };
const runs = 7;
/** As shares of what it takes to read the same texts word by word, once (docs/decisions/0080-an-index-of-our-own.md). */
const budget = { index: 2.5, query: 0.15 };

const searches = {
  "a common word": (common: string) => common,
  "two words": (common: string) => `${common} Burao`,
  "another spelling": () => "Muhammad",
  "a wrong letter": (common: string) => `${common.slice(0, 3)}${common.slice(4)}qa`,
  "no such word": () => "zzyzx",
};

/** How long the site's search takes over many records: the first search makes the index, the others read it. */
export async function bench(): Promise<string[]> {
  const figures = new Figures();
  const { projects, events, common } = searchedEntries(size.projects, size.events);
  figures.tell("texts searched", JSON.stringify([projects, events]).length / 1e6, "million letters");
  const texts = [...projects, ...events].map(({ title, description, more }) =>
    [title, description, more].join(" "),
  );
  const reading = median(Array.from({ length: runs }, () => timed(() => texts.map(wordsOf))));
  figures.tell("reading their words", reading, "ms");
  // Lists that are new each time, of the same texts.
  const fresh = (): Searched[][] => [[...projects], [...events]];
  const first = median(Array.from({ length: runs }, () => timed(() => searchLists(fresh(), common))));
  figures.tell("index and first search", first, "ms");
  figures.tell("index and first search, to reading", first / reading, "times", { most: budget.index });
  const lists = fresh();
  for (const [name, textOf] of Object.entries(searches)) {
    const text = textOf(common);
    const times = Array.from({ length: runs }, () => timed(() => searchLists(lists, text)));
    const further = median(times.slice(1));
    figures.tell(`search for ${name}`, further, "ms");
    figures.tell(`search for ${name}, to reading`, further / reading, "times", { most: budget.query });
  }
  const times = Array.from({ length: runs }, () => timed(() => completions(lists, common.slice(0, 3), 6)));
  figures.tell("words that complete three letters", median(times), "ms");
  return figures.broken;
}

/** Processor time in ms, so that the figure is the same on a busy machine. */
function timed(work: () => unknown): number {
  const began = process.cpuUsage();
  work();
  return process.cpuUsage(began).user / 1_000;
}
