import type { Project } from "@ministry/api-client";
import { describe, expect, test } from "vitest";
import { choicesOf, filtersIn, isAmong, type Filters } from "./project-filters.ts";

const projects = [
  { title: "a", sector: "water", district: "Burao", stage: "ongoing", startYear: 2023 },
  { title: "b", sector: "water", district: " Burao ", stage: "planned", startYear: 2025 },
  { title: "c", sector: "energy", district: "Berbera", stage: "ongoing", startYear: 2024 },
  { title: "d", sector: "energy" },
] as Project[];

const titles = (filters: Filters) =>
  projects.filter((one) => isAmong(one, filters)).map(({ title }) => title);
const choices = (filters: Filters, name: keyof Filters, counted = projects) =>
  choicesOf(projects, new Set(counted), filters, name).map(({ value, count }) => `${value} ${count}`);

describe("the filters of a list", () => {
  test("are read from the address, blanks and other names left aside", () => {
    const params = new URLSearchParams("q=x&district=Burao&stage=&year=2023&sector=+");
    expect(filtersIn(params, ["district", "stage", "year", "sector"])).toEqual({
      district: "Burao",
      year: "2023",
    });
    expect(filtersIn(params, ["stage"])).toEqual({});
  });

  test("are not set by a value that no project can have; a place is free text", () => {
    const params = new URLSearchParams("sector=roads&stage=soon&year=last&district=Nowhere");
    expect(filtersIn(params, ["sector", "stage", "year", "district"])).toEqual({ district: "Nowhere" });
  });

  test("leave the projects that have all of it", () => {
    expect(titles({})).toEqual(["a", "b", "c", "d"]);
    expect(titles({ district: "Burao" })).toEqual(["a", "b"]);
    expect(titles({ stage: "ongoing", sector: "energy" })).toEqual(["c"]);
    expect(titles({ district: "Burao", year: "2024" })).toEqual([]);
  });

  test("say how many projects each choice would leave beside the other filters", () => {
    expect(choices({}, "district")).toEqual(["Berbera 1", "Burao 2"]);
    expect(choices({ stage: "ongoing" }, "district")).toEqual(["Berbera 1", "Burao 1"]);
    expect(choices({ district: "Burao" }, "district")).toEqual(["Berbera 1", "Burao 2"]);
    expect(choices({}, "district", projects.slice(0, 1))).toEqual(["Berbera 0", "Burao 1"]);
  });

  test("order stages as a project goes through them, years from the latest", () => {
    expect(choices({}, "stage")).toEqual(["planned 1", "ongoing 2"]);
    expect(choices({}, "year")).toEqual(["2025 1", "2024 1", "2023 1"]);
    expect(choices({}, "sector")).toEqual(["water 2", "energy 2"]);
  });

  test("offer a value that is set though no project has it, and nothing where no record knows any", () => {
    expect(choices({ district: "Zeila" }, "district")).toEqual(["Berbera 1", "Burao 2", "Zeila 0"]);
    expect(choicesOf([{ title: "d", sector: "energy" } as Project], new Set(), {}, "year")).toEqual([]);
  });
});
