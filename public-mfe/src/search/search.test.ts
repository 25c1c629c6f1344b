import { describe, expect, test } from "vitest";
import { searchLists } from "./search.ts";

const entry = (title: string, description = "") => ({ title, description });
const entries = [
  entry("Drivers' school", "Lessons for the ministry's drivers"),
  entry("River gauge at Beer", "Measures two rivers"),
  entry("Boreholes of the east", "Twelve villages"),
  entry("Speech of Maxamed Cabdi", "On the day of water"),
  entry("مشروع المياه", "القرى الشرقية"),
];
const found = (text: string) => {
  const { found: lists, isSimilar } = searchLists([entries], text);
  return { titles: lists.flat().map(({ title }) => title), isSimilar };
};

describe("searching", () => {
  test("finds the beginning of a word, not its middle", () => {
    expect(found("river")).toEqual({ titles: ["River gauge at Beer"], isSimilar: false });
    expect(found("hole").titles).toEqual([]);
  });

  test("finds singular by plural and plural by singular", () => {
    expect(found("borehole").titles).toEqual(["Boreholes of the east"]);
    expect(found("gauges").titles).toEqual(["River gauge at Beer"]);
  });

  test("wants every word, wherever it stands", () => {
    expect(found("villages east").titles).toEqual(["Boreholes of the east"]);
    expect(found("villages river").titles).toEqual([]);
  });

  test("puts what has the word in its title first", () => {
    const lists = [[entry("Report", "Water in the north"), entry("Water report")]];
    expect(
      searchLists(lists, "water")
        .found.flat()
        .map(({ title }) => title),
    ).toEqual(["Water report", "Report"]);
  });

  test("finds a name in each of its romanisations, and says that it is spelt otherwise", () => {
    for (const name of ["Mohamed", "Muhammad", "Maxamed", "Mohammed Abdi"])
      expect(found(name).titles, name).toEqual(["Speech of Maxamed Cabdi"]);
    expect(found("Muhammad").isSimilar).toBe(true);
  });

  test.each([
    ["Farah", "Faarax"],
    ["Ali", "Cali"],
    ["Said", "Siciid"],
    ["Aisha", "Caasha"],
    ["Khadija", "Qadiija"],
    ["Ismail", "Ismaaciil"],
    ["Baidoa", "Baydhabo"],
    ["Belet Weyne", "Beledweyne"],
    ["Mohamed", "Maxamed"],
    ["Mohammed", "Muhammad"],
    ["Hassan", "Xasan"],
    ["Hussein", "Xuseen"],
    ["Abdi", "Cabdi"],
    ["Omar", "Cumar"],
    ["Mogadishu", "Muqdisho"],
    ["Kismayo", "Kismaayo"],
    ["Hargeisa", "Hargeysa"],
  ])("finds %s and %s by each other, the one that was typed first", (one, other) => {
    const list = [entry(`Speech of ${one}`), entry(`Speech of ${other}`), entry("Speech of the engineer")];
    const titles = (text: string, among = list) =>
      searchLists([among], text)
        .found.flat()
        .map(({ title }) => title);
    expect(titles(one)).toEqual([`Speech of ${one}`, `Speech of ${other}`]);
    expect(titles(other)).toEqual([`Speech of ${other}`, `Speech of ${one}`]);
    // The typed word in a description ranks before the other spelling in a title.
    const inText = entry("Meeting", `With ${one}`);
    expect(titles(one, [list[1]!, inText])).toEqual(["Meeting", `Speech of ${other}`]);
  });

  test.each([
    ["coast", "east"],
    ["call", "all"],
    ["care", "are"],
    ["Hassan", "Hussein"],
    ["water", "winter"],
    ["well", "will"],
  ])("takes %s and %s for two words", (one, other) => {
    expect(searchLists([[entry(other)]], one).found.flat()).toEqual([]);
    expect(searchLists([[entry(one)]], other).found.flat()).toEqual([]);
  });

  test("finds words of the rest of an entry, and ranks those in a title before them", () => {
    const list = [{ ...entry("Ponds"), more: "A school and its kiosk" }, entry("Kiosk")];
    expect(searchLists([list], "kiosk").found.flat()).toEqual([list[1], list[0]]);
    expect([...searchLists([list], "schools").words]).toEqual(["school"]);
  });

  test("forgives one wrong letter in a word of some length", () => {
    expect(found("borehle")).toEqual({ titles: ["Boreholes of the east"], isSimilar: true });
    expect(found("vilages").titles).toEqual(["Boreholes of the east"]);
    expect(found("bee").isSimilar).toBe(false);
  });

  test("looks for other spellings only where nothing has the words as typed, in any of the lists", () => {
    const lists = [[entry("Well")], [entry("Wells"), entry("Wall")]];
    expect(searchLists(lists, "well").found.map((list) => list.length)).toEqual([1, 1]);
  });

  test("finds everything, in its order, without words", () => {
    expect(found(" ,").titles).toEqual(entries.map(({ title }) => title));
  });

  test("finds Arabic words whichever way their letters are written", () => {
    expect(found("المياة").titles).toEqual(["مشروع المياه"]);
    expect(found("الشرقيه").titles).toEqual(["مشروع المياه"]);
  });

  test("finds a Somali word with its article and without", () => {
    const lists = [[entry("Biyaha iyo korontada"), entry("Biyo nadiif ah")]];
    expect(searchLists(lists, "biyo").found.flat()).toHaveLength(2);
    expect(searchLists(lists, "biyaha").found.flat()).toHaveLength(2);
    expect(searchLists(lists, "koronto").found.flat()).toEqual([entry("Biyaha iyo korontada")]);
  });

  test("finds an Arabic word with its article and without", () => {
    for (const words of ["مياه", "المياه", "للمياه", "والمياه", "المي"])
      expect(found(words).titles, words).toEqual(["مشروع المياه"]);
  });
});
