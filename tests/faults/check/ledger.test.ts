import { expect, test } from "vitest";
import { compare, type Held, type Work } from "./ledger.ts";

const picture = (mark: string) => ({ mark, jpeg: Buffer.alloc(0) });
const well: Work = {
  kind: "project",
  title: "Well",
  photos: [picture("160x120"), picture("168x120"), picture("176x120")],
  original: false,
  shown: "saved",
  overtaken: new Set(),
  givenUp: new Set(),
};
const held = (...photos: string[]): Held[] => [{ kind: "project", title: "Well", photos }];
const all = held("160x120", "168x120", "176x120");

test("what was called saved and is there once, in order, is no difference", () => {
  expect(compare([well], all)).toEqual([]);
});

test("a record that was called saved and is missing is found", () => {
  expect(compare([well], [])).toEqual(['"Well" (project) was called saved and is missing']);
});

test("a photo that was called saved and is missing is found", () => {
  expect(compare([well], held("160x120", "176x120"))).toEqual([
    'photo 168x120 of "Well" was called saved and is missing',
  ]);
});

test("what is there twice is found, whatever was said of it", () => {
  expect(compare([{ ...well, shown: "perhaps" }], [...all, ...all])).toContain('"Well" is there twice');
  expect(compare([well], held("160x120", "160x120", "168x120", "176x120"))).toEqual([
    'photo 160x120 of "Well" is there 2 times',
  ]);
});

test("photos that changed places are found, but for those a person had to retry", () => {
  const turned = held("168x120", "160x120", "176x120");
  expect(compare([well], turned)).toHaveLength(1);
  expect(compare([{ ...well, overtaken: new Set(["160x120"]) }], turned)).toEqual([]);
});

test("what was never called saved may be missing", () => {
  for (const shown of ["nothing", "perhaps", "back"] as const)
    expect(compare([{ ...well, shown }], [])).toEqual([]);
});

test("a photo that was given up is not missed, and is found when it arrives all the same", () => {
  const given = { ...well, givenUp: new Set(["168x120"]) };
  expect(compare([given], held("160x120", "176x120"))).toEqual([]);
  expect(compare([given], all)).toEqual(['photo 168x120 of "Well" was discarded and is there']);
});

test("a photo nobody chose is found", () => {
  expect(compare([well], [{ ...all[0]!, photos: [...all[0]!.photos, "999x120"] }])).toEqual([
    '"Well" has photos nobody chose: 999x120',
  ]);
});
