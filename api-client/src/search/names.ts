import { wordsOf } from "./words.ts";

/**
 * Names whose spellings differ in more than letters of one sound, or that are too short for their sound to tell them
 * from other words; each line is one name. The first is the Somali spelling.
 */
const lines = [
  "Cali, Ali, Aly, علي",
  "Cabdi, Abdi, عبدي",
  "Cumar, Omar, Umar, Omer, عمر",
  "Caasha, Aisha, Ayesha, Asha, Aysha, عائشة",
  "Siciid, Said, Saeed, Sayid, Saied, سعيد",
  "Faarax, Farah, Farax, فارح",
  "Aadan, Aden, Adan, Adam, آدم",
  "Jaamac, Jama, Jamac, جامع",
  "Nuur, Noor, Nur, نور",
  "Muuse, Musa, Muse, Mousa, موسى",
  "Ciise, Isse, Isa, Issa, عيسى",
  "Faadumo, Fadumo, Fatima, Fatuma, Faduma, فاطمة",
  "Baydhabo, Baidoa, Baydhaba, بيدوا",
  "Beledweyne, Belet Weyne, Beled Weyne, Beletweyne, Beledweyn, Belet Uen, بلدوين",
  "Muqdisho, Mogadishu, Mogadiscio, Xamar, مقديشو",
  "Laascaanood, Las Anod, Laas Caanood, Lasanod, لاسعانود",
  "Kismaayo, Kismayo, Chisimaio, كسمايو",
  "Hargeysa, Hargeisa, هرجيسا",
  "Burco, Burao, Burʿo, برعو",
  "Boosaaso, Bosaso, Bossaso, بوصاصو",
  "Saylac, Zeila, Zayla, زيلع",
  "Ceerigaabo, Erigavo, Erigabo, عيرجابو",
  "Gaalkacyo, Galkayo, Galcaio, جالكعيو",
  "Garoowe, Garowe, جروي",
] as const;

type Name = readonly (readonly string[])[];
/** The spellings of each name, as words. */
const names: readonly Name[] = lines.map((line) => line.split(",").map(wordsOf));

/** What is looked for: one word as typed, and the same name in other spellings, each of which may be several words. */
export interface Term {
  typed: readonly string[];
  others: readonly (readonly string[])[];
}

/** The words of a search, those that make up one name together. */
export function termsOf(text: string): Term[] {
  const words = wordsOf(text);
  const terms: Term[] = [];
  for (let at = 0; at < words.length;) {
    const here = [2, 1].flatMap((length) => {
      const typed = words.slice(at, at + length);
      const name = typed.length === length && names.find((one) => one.some((each) => isSame(each, typed)));
      return name ? [{ typed, others: name.filter((each) => !isSame(each, typed)) }] : [];
    })[0] ?? { typed: words.slice(at, at + 1), others: [] };
    terms.push(here);
    at += here.typed.length;
  }
  return terms;
}

const isSame = (one: readonly string[], other: readonly string[]) => one.join(" ") === other.join(" ");
