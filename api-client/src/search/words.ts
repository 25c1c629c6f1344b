/**
 * The words of a text in the form they are compared in: without accents, case, apostrophes, vowel marks, the variants
 * of Arabic letters that writers exchange freely, and the Arabic article.
 */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize("NFKD")
    .replace(/[\p{M}ـ'’ʿʾ`]/gu, "")
    .toLowerCase()
    .replaceAll("ى", "ي")
    .replaceAll("ة", "ه")
    .replaceAll("ٱ", "ا")
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - zeroInArabic));
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.replace(article, ""));
}

const zeroInArabic = "٠".charCodeAt(0);

/** The article and what is written together with it: "and the", "with the", "for the". */
const article = /^(?:[وفبك]?ال|لل)(?=..)/;

/** A word without its English plural ending: a search for "boreholes" is one for "borehole" too. */
export function singular(word: string): string {
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  return word.length > 3 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
}

/** A word without the ending in which Somali names a thing or the thing: biyo and biyaha, koronto and korontada. */
export const withoutSomaliEnding = (word: string): string => word.replace(/^(.{3,}?)(?:o|aha|ada)$/, "$1");

/** Every word that is the same without its Somali ending. */
export function somaliForms(word: string): string[] {
  const bare = withoutSomaliEnding(word);
  return ["", "o", "aha", "ada"]
    .map((ending) => bare + ending)
    .filter((form) => withoutSomaliEnding(form) === bare);
}

/** Letters and pairs that the romanisations of Somali and Arabic names write for one sound; vowels differ freely. */
const sameSounds: readonly [RegExp, string][] = [
  // Somali c is the Arabic ʿayn, which others leave out: Cabdi, Abdi; Ismaaciil, Ismail.
  [/(^|[aeiou])c(?=[aeiou])/g, "$1"],
  [/kh|x/g, "h"],
  [/dh|th/g, "d"],
  [/gh|q|k/g, "g"],
  [/ph/g, "f"],
  [/z/g, "s"],
  [/(?!^)[aeiouyw]/g, ""],
  [/^[aeiouy]/, "a"],
  [/(.)\1+/g, "$1"],
  [/(...)h$/, "$1"],
];

/** The sound of a name, whichever way it is written: the same for Mohamed, Muhammad and Maxamed. */
export const soundOf = (word: string): string =>
  sameSounds.reduce((sound, [letters, one]) => sound.replace(letters, one), word);

/** Words come again with every letter that is typed; taking one apart costs more than finding it here. */
const knownSounds = new Map<string, readonly string[]>();
/** More than many records have; a server that lives for months starts again. */
const mostKnown = 100_000;

/**
 * The sounds of a word, in the form they are compared in. Somali q is another language's q or k, or its kh: Qaasim and
 * Kassim, Qadiija and Khadija. Where there are only three consonants the first vowel counts too; a word of fewer has no
 * sound.
 */
export function soundsOf(word: string): readonly string[] {
  const known = knownSounds.get(word);
  if (known) return known;
  const spellings = word.includes("q") ? [word, word.replaceAll("q", "kh")] : [word];
  const sounds = spellings.map(soundOf).flatMap((sound) => {
    const consonants = consonantsIn(sound);
    if (consonants < fewestConsonants) return [];
    return consonants > fewestConsonants ? sound : `${sound} ${firstVowel(word)}`;
  });
  if (knownSounds.size >= mostKnown) knownSounds.clear();
  knownSounds.set(word, sounds);
  return sounds;
}

/** Fewer consonants are those of too many words; such names are listed (`names.ts`). */
const fewestConsonants = 3;
const consonantsIn = (sound: string) => sound.length - (sound.startsWith("a") ? 1 : 0);

/** Whether two words can be one name in two spellings. */
export function isAlikeInSound(one: string, other: string): boolean {
  const others = soundsOf(other);
  return soundsOf(one).some((sound) => others.includes(sound));
}

const firstVowel = (word: string): string => {
  const vowel = /[aeiouyw]/.exec(word.replace(/^[yw]/, ""))?.[0] ?? "";
  return "eiy".includes(vowel) ? "i" : "ouw".includes(vowel) ? "u" : vowel;
};

/** Whether two words differ by one letter only: one more, one less, another one, or two exchanged. */
export function isOneLetterApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  const isExchanged = short[at] === long[at + 1] && short[at + 1] === long[at];
  return (
    short.slice(at + 1) === long.slice(at + 1) || (isExchanged && short.slice(at + 2) === long.slice(at + 2))
  );
}
