// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { searchedPages } from "../../content/site/search.ts";
import { paths } from "../../paths.ts";
import { renderPublic } from "../../testing/render-public.tsx";

/** The start page leads everywhere; the search is where its visitor is. */
const notSearched: string[] = [paths.home, paths.search, paths.notFound];

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
    "/search-documents": { items: [] },
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
  expect(await screen.findByText("6 results")).toBeTruthy();
  expect(linksOf("Pages")).toEqual([
    ["Ministry", "/Ministry"],
    ["Water", "/water"],
  ]);
  expect(linksOf("Water projects")).toEqual([["Water kiosk", "/SingalProjectsWater/w1"]]);
  expect(linksOf("Energy projects")).toEqual([["Solar kiosk", "/SingalProjectsEnergy/e1"]]);
  expect(linksOf("Events")).toEqual([["Kiosk opened", "/SingalProjectsEvent/n1"]]);
  expect(linksOf("Publications")).toEqual([["kiosk-survey.pdf", "/documents/d1"]]);
});

test("a text without a word is answered like none", async () => {
  renderPublic("/search?q=!!!");
  expect(await screen.findByRole("heading", { name: "Try one of these" })).toBeTruthy();
  expect(screen.queryByText(/results?$/)).toBeNull();
});

test("the words stand in the address and every one of them must be there", async () => {
  const router = renderPublic("/search");
  const field = await screen.findByRole("searchbox", { name: "What are you looking for?" });
  fireEvent.change(field, { target: { value: "north barkad" } });
  expect(await screen.findByText("1 result")).toBeTruthy();
  expect(linksOf("Water projects")).toEqual([["Barkad", "/SingalProjectsWater/w2"]]);
  expect(router.state.location.search).toBe("?q=north+barkad");
});

test("all texts of a record are searched, and the words around a match are shown", async () => {
  answers["/readProjectWater/waterProject"] = [
    {
      ...project("w1", "Ponds"),
      overview: "Dug by hand.",
      geogrpahic: "Along the Nugaal valley", // (sic)
      objective: "Grazing without quarrels",
      componentOne: "Fencing",
      achievements: [{ title: "Banks planted", detail: "With acacia", progress: 40 }],
      district: "Garoowe",
      stage: "tendering",
    },
  ];
  const router = renderPublic("/search");
  const field = await screen.findByRole("searchbox", { name: "What are you looking for?" });
  for (const word of ["hand", "Nugaal", "quarrel", "fencing", "planted", "acacia", "Garowe", "tendering"]) {
    fireEvent.change(field, { target: { value: word } });
    await waitFor(() =>
      expect(linksOf("Water projects"), word).toEqual([["Ponds", "/SingalProjectsWater/w1"]]),
    );
    const found = screen.getByRole("region", { name: "Water projects" });
    expect(found.querySelectorAll("mark"), word).toHaveLength(1);
  }
  expect(router.state.location.search).toBe("?q=tendering");
});

test("every event is searched, whichever page of the list has it", async () => {
  const event = (at: number) => ({
    _id: `n${at}`,
    title: `Meeting ${at}`,
    moreDescription: at === 0 ? "A quorum" : "",
  });
  const all = Array.from({ length: 120 }, (_, at) => event(119 - at));
  vi.stubGlobal("fetch", async (request: Request | string | URL) => {
    const { pathname, searchParams } = new URL(request instanceof Request ? request.url : request);
    if (pathname !== "/readProjectEvent/Event") return Response.json({ data: [] });
    const [page, limit] = [Number(searchParams.get("page")), Number(searchParams.get("limit"))];
    return Response.json({ items: all.slice((page - 1) * limit, page * limit), total: 120, limit });
  });
  renderPublic("/search?q=quorum");
  expect(await screen.findByText("1 result")).toBeTruthy();
  expect(linksOf("Events")).toEqual([["Meeting 0", "/SingalProjectsEvent/n0"]]);
});

test.each([
  "drought",
  "contact",
  "phone",
  "minister",
  "complaint",
  "000 800 000 300",
  "report@mewr.example",
  "licences and oversight",
  // Sentences in the middle of the pages of the leadership and the departments.
  "spare parts and come when something breaks",
  "logbook",
])("'%s' leads to a page, whatever is published", async (word) => {
  answers = {
    "/readProjectWater/waterProject": [],
    "/readProjectEnergy/EnergyProject": [],
    "/readProjectEvent/Event": { items: [], total: 0 },
    "/ReadAssess/DocumentFile": { data: [] },
  };
  renderPublic(`/search?q=${encodeURIComponent(word)}`);
  expect((await screen.findByText(/^\d+ results?$/)).textContent).not.toMatch(/^0/);
  expect(linksOf("Pages").length).toBeGreaterThan(0);
});

test("words that begin as what is typed are offered, and complete it", async () => {
  const router = renderPublic("/search?q=solar+ki");
  const list = await screen.findByRole("list", { name: "Suggestions" });
  await waitFor(() =>
    expect(
      within(list)
        .getAllByRole("link")
        .map(({ textContent }) => textContent),
    ).toContain("kiosk"),
  );
  fireEvent.click(within(list).getByRole("link", { name: "kiosk" }));
  await waitFor(() =>
    expect(linksOf("Energy projects")).toEqual([["Solar kiosk", "/SingalProjectsEnergy/e1"]]),
  );
  expect(router.state.location.search).toBe("?q=solar%20kiosk");
});

test("search engines are asked to leave the page out", async () => {
  renderPublic("/search?q=kiosk");
  await screen.findByText("6 results");
  expect(document.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
});

test("fixed pages are found by the words people use, and words are marked where they stand", async () => {
  renderPublic("/search?q=phone");
  expect(await screen.findByText("1 result")).toBeTruthy();
  expect(linksOf("Pages")).toEqual([["Contact", "/contact"]]);
  expect([...document.querySelectorAll("mark")].map(({ textContent }) => textContent)).toEqual(["Phone"]);
});

test("every fixed page of the site is searched", () => {
  const searched = searchedPages.map(({ to }) => to);
  const fixed = Object.values(paths).filter((path) => !path.includes(":") && !notSearched.includes(path));
  expect(searched.toSorted()).toEqual(fixed.toSorted());
});

test("what is spelt otherwise is found where nothing else is, and said to be so", async () => {
  renderPublic("/search?q=barkat");
  expect(await screen.findByText("No exact match. These results have a similar spelling.")).toBeTruthy();
  expect(linksOf("Water projects")).toEqual([["Barkad", "/SingalProjectsWater/w2"]]);
});

test("nothing found leads to whom to ask", async () => {
  renderPublic("/search?q=harbour");
  expect(await screen.findByText("No results.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Ask the ministry" }).getAttribute("href")).toBe("/contact");
  expect(screen.getByRole("list", { name: "Try one of these" })).toBeTruthy();
  const lists = within(screen.getByRole("navigation", { name: "Or look through a list" })).getAllByRole(
    "link",
  );
  expect(lists.map((link) => link.getAttribute("href"))).toEqual([
    "/WaterProject",
    "/EnergyProject",
    "/EventPost",
    "/AssessmentsPost",
  ]);
});

test("a list that does not come is said and asked for again, the others are searched", async () => {
  const { "/ReadAssess/DocumentFile": documents, ...rest } = answers;
  answers = rest;
  renderPublic("/search?q=kiosk");
  expect(await screen.findByText("5 results")).toBeTruthy();
  answers = { ...rest, "/ReadAssess/DocumentFile": documents };
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("6 results")).toBeTruthy();
});
