import { formatAchievementsText } from "@ministry/api-client/schemas";
import { describe, expect, it } from "vitest";
import { type ListedAchievement, listFromText, mergeText } from "./achievements-text.ts";

const drilled = { id: "a", title: "Borehole drilled", detail: "Serves 300 families", progress: 60 };
const tank = { id: "b", title: "Tank raised", detail: "", progress: 20 };
const pipes = {
  id: "c",
  title: "Pipes laid (phase 1)",
  detail: "Two lines:\n- north\n- south",
  progress: 100,
};

const sent = (list: ListedAchievement[]) =>
  formatAchievementsText(list.map((one) => ({ ...one, progress: one.progress ?? 0 })));
const listOf = (block: string, list: ListedAchievement[]) => {
  const merged = mergeText(block, list);
  if (merged === undefined || merged === "unchanged") throw new Error(String(merged));
  return merged;
};

describe("the text block of a new project (AMB-17)", () => {
  it("becomes a list where every line has a progress", () => {
    expect(listFromText("Borehole drilled (60%) – Serves 300 families\nTank raised [20]")).toEqual([
      { title: "Borehole drilled", detail: "Serves 300 families", progress: 60 },
      { title: "Tank raised", detail: "", progress: 20 },
    ]);
  });

  it("becomes a list without figures where it has bullets alone", () => {
    expect(listFromText("• Survey done\r\n• Site chosen")).toEqual([
      { title: "Survey done", detail: "", progress: null },
      { title: "Site chosen", detail: "", progress: null },
    ]);
  });

  it("stays text where it is prose", () => {
    expect(listFromText("The work goes on.\nMore is to come.")).toBeUndefined();
  });
});

describe("the text block of an edit form (A-96, AMB-17)", () => {
  it("changes nothing when it is saved as it was loaded", () => {
    expect(mergeText(sent([drilled, tank, pipes]), [drilled, tank, pipes])).toBe("unchanged");
  });

  it("changes nothing when the browser turned its line ends into CRLF", () => {
    expect(mergeText(sent([drilled, pipes]).replaceAll("\n", "\r\n"), [drilled, pipes])).toBe("unchanged");
  });

  it("changes one entry and leaves the others whole, details with bullets included", () => {
    const block = sent([drilled, tank, pipes]).replace("(20%)", "(80%)");
    expect(listOf(block, [drilled, tank, pipes]).list).toEqual([drilled, { ...tank, progress: 80 }, pipes]);
  });

  it("knows an entry again whose title was corrected", () => {
    const block = sent([drilled, tank]).replace("Tank raised", "Water tank raised");
    expect(listOf(block, [drilled, tank]).list[1]).toMatchObject({ id: "b", title: "Water tank raised" });
  });

  it("takes no missing figure or detail for a wish to lose them", () => {
    expect(listOf("• Borehole drilled\n• Tank raised (40%)", [drilled, tank]).list).toEqual([
      drilled,
      { ...tank, progress: 40 },
    ]);
  });

  it("keeps entries it does not name, and says how many", () => {
    const merged = listOf("• Tank raised (40%)", [drilled, tank]);
    expect(merged.list.map((one) => one.id)).toEqual(["b", "a"]);
    expect(merged.kept).toBe(1);
  });

  it("adds what is new, in its place", () => {
    const block = `${sent([drilled])}\n• Pump fitted (5%)\n${sent([tank])}`;
    expect(listOf(block, [drilled, tank]).list.map((one) => one.title)).toEqual([
      "Borehole drilled",
      "Pump fitted",
      "Tank raised",
    ]);
  });

  it("matches two entries of one title in their order", () => {
    const twins = [
      { ...drilled, id: "x" },
      { ...drilled, id: "y", progress: 10 },
    ];
    const block = sent(twins).replace("(10%)", "(30%)");
    expect(listOf(block, twins).list.map(({ id, progress }) => [id, progress])).toEqual([
      ["x", 60],
      ["y", 30],
    ]);
  });

  it("is not taken for a list when it is prose: the list stays", () => {
    expect(mergeText("All of this was finished last year.", [drilled, tank])).toBeUndefined();
  });

  it("does not turn an entry without a figure into one of 0 %", () => {
    const plain = { id: "p", title: "Survey done", detail: "", progress: null };
    expect(listOf("• Survey done (0%)\n• Tank raised (21%)", [plain, tank]).list[0]).toEqual(plain);
  });
});

describe("texts made to keep the server busy", () => {
  const withinMs = (most: number, work: () => unknown) => {
    const began = performance.now();
    work();
    expect(performance.now() - began).toBeLessThan(most);
  };

  it.each([
    ["blanks before brackets that never come", `• A${" ".repeat(190_000)}x`],
    ["brackets without an end", `• A ${"(1".repeat(95_000)}`],
    ["digits without an end", `• A (1.${"1".repeat(190_000)}`],
    ["a figure followed by blanks", `• A ${"(1         ".repeat(18_000)}`],
    ["bullets alone", "• ".repeat(95_000)],
    ["lines alone", "\n".repeat(199_000)],
  ])("%s are read at once", (_what, block) => {
    withinMs(1_000, () => listFromText(block));
  });

  it("a list of 1,000 whose every title changed is matched at once", () => {
    const list = Array.from({ length: 1_000 }, (_, i) => ({
      ...{ id: String(i), title: `Old ${i}`, detail: `Two\nlines ${i}`, progress: 5 },
    }));
    const block = sent(list.map((one) => ({ ...one, title: `New ${one.title}`, detail: `x ${one.detail}` })));
    withinMs(1_000, () => expect(listOf(block, list).kept).toBe(0));
  });
});
