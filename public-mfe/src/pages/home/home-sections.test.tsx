// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { fakeApi, stubBrowser } from "../../testing/fake-api.ts";
import { renderPublic } from "../../testing/render-public.tsx";

/** What each section of the home page holds, as it is drawn (spec, section 2). Drawn once: no test changes it. */
beforeAll(async () => {
  stubBrowser();
  fakeApi({});
  renderPublic("/");
  await screen.findByRole("region", { name: "Our Partners" });
});
afterAll(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const section = (name: string) => screen.getByRole("region", { name });
const headings = (name: string) =>
  within(section(name))
    .getAllByRole("heading", { level: 3 })
    .map((heading) => heading.textContent);

const entries = (name: string) => within(section(name)).getAllByRole("listitem");
const textsOf = (entry: HTMLElement) => [...entry.children].map(({ textContent }) => textContent?.trim());

/** Entries that have a title of level 3 and a sentence. */
function expectTitledCards(name: string, count: number) {
  expect(entries(name)).toHaveLength(count);
  for (const entry of entries(name)) {
    expect(within(entry).getByRole("heading", { level: 3 }).textContent).toBeTruthy();
    expect(entry.querySelector("p")?.textContent).toBeTruthy();
  }
}

test("P-37: the welcome stands over a picture", () => {
  const hero = screen.getByRole("heading", { level: 1 }).closest<HTMLElement>("[data-slot]");
  expect(hero?.querySelector("h1")?.textContent).toBe(
    "Welcome to the Ministry of Energy and Water Resources",
  );
  expect(hero?.querySelectorAll("img[data-shown]")).toHaveLength(1);
});

test("P-40: About Us says that the ministry was established in 2014", () => {
  expect(section("About Us").textContent).toContain("established in 2014");
});

test("P-41: vision and mission stand with a statement each", () => {
  expect(headings("Vision and Mission")).toEqual(["Vision", "Mission"]);
  const statements = section("Vision and Mission").querySelectorAll("h3 ~ p, h3 + p");
  expect([...statements].filter((statement) => statement.textContent)).toHaveLength(2);
});

test("P-42: six mandates", () => {
  expectTitledCards("Ministry Mandates", 6);
});

test("P-43, P-44: seven numbered key output areas in the specification's order", () => {
  expectTitledCards("Ministry Key Output Areas", 7);
  expect(section("Ministry Key Output Areas").querySelectorAll("ol > li")).toHaveLength(7);
  expect(entries("Ministry Key Output Areas").map((entry) => textsOf(entry)[0])).toEqual([..."1234567"]);
  expect(headings("Ministry Key Output Areas").map((heading) => heading?.toLowerCase())).toEqual([
    "resource empowerment",
    "resource management",
    "resource development",
    "policy formulation",
    "public-private partnerships",
    "government-led coordination",
    "emergency response plan",
  ]);
});

test("P-45: six pictures of recent activities", () => {
  expect(within(section("Gallery / Recent Activities")).getAllByRole("img")).toHaveLength(6);
});

test("P-46, P-47: four departments, each with title, text and a call to action", () => {
  expect(headings("Departments")).toEqual(["Admin/HR and Finance", "Water", "Energy", "Planning and Policy"]);
  expectTitledCards("Departments", 4);
  for (const card of entries("Departments")) {
    expect(within(card).getByRole("link").textContent).toBeTruthy();
  }
});

test("P-48: the other sectors are the warehouse and the water laboratory", () => {
  expect(headings("Other Sectors")).toEqual(["Warehouse", "Water laboratory"]);
  expectTitledCards("Other Sectors", 2);
});

test("P-49: ten figures, each with a sentence", () => {
  expect(entries("Ministry Achievements")).toHaveLength(10);
  for (const card of entries("Ministry Achievements")) {
    const [figure = "", sentence = ""] = textsOf(card);
    expect(figure).toMatch(/\d/);
    expect(sentence).toMatch(/[a-z]+ [a-z]+/);
  }
});

test.each([
  ["P-195", "2 MW of renewable energy"],
  ["P-195", "500,000 people with clean water"],
  ["P-195", "20 projects completed and more than 10 running"],
  ["P-195", "2,000 solar streetlights in 9 districts"],
  ["P-196", "43,277 people received hygiene kits"],
  ["P-197", "277 shallow wells"],
  ["P-198", "92 boreholes in 2 regions and 12 districts"],
  ["P-198", "226 water kiosks in 12 districts"],
  ["P-198", "790 barkads"],
  ["P-199", "38 water pans"],
])("%s: the achievements quote %s", (_, quoted) => {
  const texts = entries("Ministry Achievements").map((card) => textsOf(card).join(" "));
  expect(texts.filter((text) => text.startsWith(quoted))).toHaveLength(1);
});

test("P-50: six services", () => {
  expectTitledCards("Our services", 6);
});

test("P-51, P-52, AMB-25: twelve interventions, each leading to the list of its sector", () => {
  expectTitledCards("Our Current Interventions", 12);
  for (const card of entries("Our Current Interventions")) {
    const link = within(card).getByRole("link", { name: /^Read for More/ });
    expect(link.textContent?.trim()).toBe("Read for More");
    const isWater = textsOf(card)[0] === "Water";
    expect(link.getAttribute("href")).toBe(isWater ? "/WaterProject" : "/EnergyProject");
  }
});

test("P-202: an intervention targets 14 water points", () => {
  expect(section("Our Current Interventions").textContent).toContain("14 water points");
});

test("P-53, P-54: three officials, each with portrait, role, e-mail and a Facebook button", () => {
  expect(entries("Ministry Officials")).toHaveLength(3);
  for (const card of entries("Ministry Officials")) {
    expect(within(card).getByRole("img", { name: /^Portrait/ })).toBeTruthy();
    expect(within(card).getByRole("heading", { level: 3 }).textContent).toBeTruthy();
    const mail = within(card).getByRole("link", { name: /^E-mail/ });
    expect(mail.getAttribute("href")).toMatch(/^mailto:.+@/);
    expect(within(card).getByRole("link", { name: /on Facebook$/ })).toBeTruthy();
  }
});

test("P-55: three testimonials, each with person, role and quote", () => {
  const quotes = [...section("Testimonials").querySelectorAll("figure")];
  expect(quotes).toHaveLength(3);
  for (const quote of quotes) {
    for (const part of ["blockquote", "figcaption strong", "figcaption span"]) {
      expect(quote.querySelector(part)?.textContent).toBeTruthy();
    }
  }
});

test("P-59, P-60, P-61: a hotline, two e-mail addresses and two phones", () => {
  const channels = entries("Complaint Response Mechanisms").map((channel) => [
    within(channel).getByRole("heading", { level: 3 }).textContent?.trim(),
    within(channel).getByRole("link").getAttribute("href")?.split(":")[0],
  ]);
  expect(channels).toEqual([
    ["Hotline", "tel"],
    ["Whistleblowing", "mailto"],
    ["General information", "mailto"],
    ["Phone 1", "tel"],
    ["Phone 2", "tel"],
  ]);
});

test("P-62: the six tools have their names", () => {
  expect(entries("Other Tools").map((tool) => tool.textContent)).toEqual([
    "Travel Request Form",
    "Ministry Reporting Template",
    "Partner Registration Form",
    "Vendor Registration Form",
    "WASH Assessment Tool",
    "Energy Assessment Tool",
  ]);
});
