// @vitest-environment jsdom
import type { NewsEvent, Picture, Project, Publication } from "@ministry/api-client";
import { expect, test } from "vitest";
import { contentOf } from "./content-of.ts";
import { oneFile, type OneFileOptions } from "./one-file.ts";
import { qrSvg } from "./qr-svg.ts";

const picture = (name: string): Picture => ({
  reference: name,
  url: `https://files.example/${name}`,
  variants: [],
});
const project: Project = {
  id: "p1",
  sector: "water",
  title: "Wells & <pumps>",
  description: "Nine wells.",
  overview: "First line.\n\nSecond line.",
  geography: "",
  objective: "Water for all.",
  componentTitle: "",
  components: ["Survey", "", "Digging", " "],
  achievements: [
    { title: "Survey", detail: "All sites", progress: 100 },
    { title: "In words", detail: "", progress: 0, plain: true },
  ],
  coverImage: picture("cover.jpg"),
  stakeholders: [],
  photos: [{ picture: picture("photo.jpg") }],
  updatedAt: "2026-11-24T00:00:00Z",
};
const address = "https://site.example/SingalProjectsWater/p1";

function parsed(options: Partial<OneFileOptions> = {}) {
  const html = oneFile({
    content: contentOf({ kind: "project", project }),
    address,
    date: "24 November 2026",
    ...options,
  });
  return { html, page: new DOMParser().parseFromString(html, "text/html") };
}

test("a project's file has its texts, the day, the address and nothing that is fetched", () => {
  const { html, page } = parsed();
  expect(page.querySelector("h1")?.textContent).toBe("Wells & <pumps>");
  expect(page.body.textContent).toContain("Updated 24 November 2026");
  expect(page.querySelector("footer")?.textContent).toContain(`Saved on 24 November 2026 from ${address}`);
  expect(page.querySelector<HTMLAnchorElement>("footer a")?.href).toBe(address);
  expect([...page.querySelectorAll("main p")].map(({ textContent }) => textContent)).toEqual([
    "First line.",
    "Second line.",
    "Water for all.",
  ]);
  expect([...page.querySelectorAll("h2")].map(({ textContent }) => textContent)).toEqual([
    "Objectives",
    "Steps",
    "Achievements",
  ]);
  expect([...page.querySelectorAll("li")].map(({ textContent }) => textContent)).toEqual([
    "Survey",
    "Digging",
    "Survey – All sites – 100 %",
    "In words",
  ]);
  expect(page.querySelectorAll("script, link, img, iframe, object, form")).toHaveLength(0);
  expect(html).not.toMatch(/(?:src|srcset|url\()=?["(]?https?:/);
});

test("pictures go along as data, those that were read", () => {
  const pictures = new Map([["https://files.example/cover.jpg", "data:image/webp;base64,AAAA"]]);
  const { page } = parsed({ pictures });
  const images = [...page.querySelectorAll("img")].map((image) => image.getAttribute("src"));
  expect(images).toEqual(["data:image/webp;base64,AAAA"]);
});

test("the QR code stands in it as a drawing, and the language with its direction", async () => {
  const { page } = parsed({ qr: await qrSvg(address), lang: "ar" });
  expect(page.querySelectorAll("footer svg path")).toHaveLength(2);
  expect([page.documentElement.lang, page.documentElement.dir]).toEqual(["ar", "rtl"]);
});

test("an event and a list of publications have files of their own", () => {
  const event: NewsEvent = {
    id: "e1",
    title: "Opening",
    ministry: "Water Department",
    description: "Water flows.",
    moreDescription: "",
    createdAt: "2026-03-01T00:00:00Z",
  };
  expect(contentOf({ kind: "event", event })).toEqual({
    title: "Opening",
    path: "/SingalProjectsEvent/e1",
    lead: "Water Department",
    updated: "Published 1 March 2026",
    parts: [{ text: "Water flows.", picture: undefined }],
  });
  const occasion = { startsAt: "2026-03-04T06:00:00.000Z", venue: "Town hall" };
  expect(contentOf({ kind: "event", event: { ...event, ...occasion } }).parts[0]).toEqual({
    items: ["4 March 2026, 09:00", "Town hall"],
  });
  const publication: Publication = {
    id: "d1",
    title: "",
    description: "900 points",
    category: "water",
    filename: "survey.pdf",
    mimetype: "",
    size: 1,
    path: "",
    url: "https://files.example/survey.pdf",
    closingDate: "2026-12-01",
  };
  const list = contentOf({ kind: "publications", title: "Publications", publications: [publication] });
  expect(list.path).toBe("/AssessmentsPost");
  expect(list.parts).toEqual([
    {
      heading: "survey.pdf",
      text: "900 points",
      items: ["Closes 1 December 2026", "survey.pdf"],
      link: { label: "Download (needs a connection)", address: "https://files.example/survey.pdf" },
    },
  ]);
});

test("a project's file begins with its place, stage and progress, as far as they are known", () => {
  const lines = (given: Partial<Project>) =>
    contentOf({ kind: "project", project: { ...project, ...given } }).parts[0]?.items;
  expect(lines({ district: "Afmadow", stage: "ongoing", progress: 0 })).toEqual([
    "Place: Afmadow",
    "Stage: Ongoing",
    "0% done",
  ]);
  expect(lines({ stage: "planned" })).toEqual(["Stage: Planned"]);
  expect(lines({})).toBeUndefined();
});
