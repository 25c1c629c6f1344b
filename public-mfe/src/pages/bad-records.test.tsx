// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeApi, stubBrowser } from "../testing/fake-api.ts";
import { renderPublic } from "../testing/render-public.tsx";

beforeEach(stubBrowser);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const long = "Supercalifragilistic".repeat(30);
const arabic = "مشروع مياه القرى";
const bad = {
  _id: "x1",
  title: "<script>alert(1)</script>",
  description: long,
  desc: long,
  overview: arabic,
  moreDescription: "javascript:alert(1)",
  coverImage: "javascript:alert(1)",
  achievements: [null, { title: "<i>x</i>", progress: "abc" }],
  Photos: [null, { Image: "../../secret" }],
  category: "<b>",
  filename: "..\\..\\x.exe",
  fileUrl: "javascript:alert(1)",
  size: -5,
  updatedAt: "yesterday",
  createdAt: 9,
};

test.each([
  ["/EnergyProject", "/readProjectEnergy/EnergyProject"],
  ["/SingalProjectsWater/x1", "/readProjectWaterSingal/waterProject/x1"],
  ["/EventPost", "/readProjectEvent/Event?page=1&limit=50"],
  ["/SingalProjectsEvent/x1", "/readProjectEventSingal/Event/x1"],
  ["/AssessmentsPost", "/ReadAssess/DocumentFile"],
  ["/documents/x1", "/ReadAssess/DocumentFile/x1"],
])("P-187: %s shows a hostile record as text, with no address that runs", async (page, path) => {
  fakeApi({ [path]: { json: [bad] }, "/ReadWaterProjectPhoto/x1/photos": { json: [bad] } });
  renderPublic(page);
  expect((await screen.findAllByText("<script>alert(1)</script>")).length).toBeGreaterThan(0);
  expect(document.querySelector("main script, main b, main i")).toBeNull();
  const addresses = [...document.querySelectorAll("main [href], main [src]")].map(
    (element) => element.getAttribute("href") ?? element.getAttribute("src") ?? "",
  );
  for (const address of addresses) {
    expect(address).not.toMatch(/^\s*(javascript|data):/iu);
    expect(address.split("/")).not.toContain("..");
  }
  expect(document.querySelector("main")?.textContent).not.toMatch(/undefined|NaN|\[object/u);
});

test("text in Arabic runs from right to left in its place", async () => {
  fakeApi({
    "/readProjectWaterSingal/waterProject/x1": { json: { ...bad, title: arabic, overview: arabic } },
  });
  renderPublic("/SingalProjectsWater/x1");
  const shown = await screen.findAllByText(arabic);
  expect(shown.every((element) => element.closest("[dir=auto]"))).toBe(true);
});

test.each([
  ["/EnergyProject", "/readProjectEnergy/EnergyProject"],
  ["/WaterProject", "/readProjectWater/waterProject"],
  ["/EventPost", "/readProjectEvent/Event?page=1&limit=50"],
  ["/AssessmentsPost", "/ReadAssess/DocumentFile"],
])("P-204: %s needs no status of a record, and shows none that it has", async (page, path) => {
  const record = (status?: string) => ({
    _id: `x${status ?? ""}`,
    title: `Well ${status ?? "plain"}`,
    status,
  });
  fakeApi({ [path]: { json: [record(), record("ARCHIVED"), record("42")] } });
  renderPublic(page);
  expect(await screen.findByRole("heading", { name: "Well plain" })).toBeTruthy();
  for (const status of ["ARCHIVED", "42"]) {
    expect(screen.getByRole("heading", { name: `Well ${status}` })).toBeTruthy();
    expect(screen.queryByText(status)).toBeNull();
  }
});
