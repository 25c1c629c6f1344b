import type { Searched } from "../../../public-mfe/src/search/search.ts";

const syllables =
  "ba be bi da do du ka ki la le ma mo na ne ra re ri sa so ta te to wa we ya yo ga go ha hi".split(" ");
const names = ["Maxamed", "Cabdi", "Faarax", "Xasan", "Burao", "Hargeisa", "Baydhabo", "Belet Weyne"];
const vocabulary = 12_000;

/** Records as long as the sample ministry's, of words as often as those of a language are; the same in every run. */
export function searchedEntries(projects: number, events: number) {
  let seed = 7;
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  const words = Array.from({ length: vocabulary }, (_, at) => wordOf(at + 40)).concat(names);
  // Zipf: the word of rank n comes about as often as 1/n.
  const word = () => words[Math.floor(words.length ** random()) % words.length] ?? "";
  const text = (count: number) =>
    Array.from({ length: count }, (_, at) => word() + (at % 11 === 10 ? "." : "")).join(" ") +
    ` ${names[Math.floor(random() * names.length)] ?? ""}.`;
  const entries = (count: number, further: number): Searched[] =>
    Array.from({ length: count }, () => ({ title: text(5), description: text(25), more: text(further) }));
  return { projects: entries(projects, 170), events: entries(events, 60), common: words[30] ?? "" };
}

function wordOf(number: number): string {
  let word = "";
  for (let left = number; left > 0; left = Math.floor(left / syllables.length))
    word += syllables[left % syllables.length] ?? "";
  return word;
}
