// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderPublic } from "../../testing/render-public.tsx";

/** Path → answer; a path that is left out fails. */
let answers: Record<string, unknown>;

const project = (id: string, title: string) => ({ _id: id, title, desc: "In the district of the north" });

beforeEach(() => {
  answers = {
    "/readProjectWater/waterProject": [project("w1", "Water kiosk"), project("w2", "Barkad")],
    "/readProjectEnergy/EnergyProject": { data: [project("e1", "Solar kiosk")] },
    "/readProjectEvent/Event": {
      items: [{ _id: "n1", title: "Kiosk opened", description: "Text" }],
      total: 1,
      limit: 100,
    },
    "/ReadAssess/DocumentFile": {
      data: [{ _id: "d1", title: "", filename: "kiosk-survey.pdf", description: "" }],
    },
  };
  vi.stubGlobal("scrollTo", () => {});
  vi.stubGlobal("fetch", async (request: Request | string | URL) => {
    const { pathname } = new URL(request instanceof Request ? request.url : request);
    return pathname in answers ? Response.json(answers[pathname]) : new Response("{}", { status: 500 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const linksOf = (group: string) =>
  within(screen.getByRole("region", { name: group }))
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);

test("one search finds projects of both sectors, events and publications, and leads to them", async () => {
  renderPublic("/search?q=KIOSK");
  expect(await screen.findByText("4 results")).toBeTruthy();
  expect(linksOf("Water projects")).toEqual([["Water kiosk", "/SingalProjectsWater/w1"]]);
  expect(linksOf("Energy projects")).toEqual([["Solar kiosk", "/SingalProjectsEnergy/e1"]]);
  expect(linksOf("Events")).toEqual([["Kiosk opened", "/SingalProjectsEvent/n1"]]);
  expect(linksOf("Publications")).toEqual([["kiosk-survey.pdf", "/documents/d1"]]);
});

test("the words stand in the address and every one of them must be there", async () => {
  const router = renderPublic("/search");
  const field = await screen.findByRole("searchbox", { name: "What are you looking for?" });
  fireEvent.change(field, { target: { value: "north barkad" } });
  expect(await screen.findByText("1 result")).toBeTruthy();
  expect(linksOf("Water projects")).toEqual([["Barkad", "/SingalProjectsWater/w2"]]);
  expect(router.state.location.search).toBe("?q=north+barkad");
});

test("nothing found is said", async () => {
  renderPublic("/search?q=harbour");
  expect(await screen.findByText("Nothing has these words in its title or description.")).toBeTruthy();
});

test("a list that does not come is said and asked for again, the others are searched", async () => {
  const { "/ReadAssess/DocumentFile": documents, ...rest } = answers;
  answers = rest;
  renderPublic("/search?q=kiosk");
  expect(await screen.findByText("3 results")).toBeTruthy();
  answers = { ...rest, "/ReadAssess/DocumentFile": documents };
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("4 results")).toBeTruthy();
});
