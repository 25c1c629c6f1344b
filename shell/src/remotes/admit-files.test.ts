// @vitest-environment jsdom
import { FileUnavailable } from "@ministry/contract";
import { afterEach, describe, expect, it, vi } from "vitest";
import { admitFiles } from "./admit-files.ts";

const base = "http://site.example/parts/public/";
const integrity = { "a.js": "sha256-aaa", "a.css": "sha256-ccc" };
const links = () => [...document.head.querySelectorAll("link")];

// jsdom knows no module preloads and loads nothing: the browser's part is played by the events.
Object.defineProperty(HTMLLinkElement.prototype, "relList", { get: () => ({ supports: () => true }) });

afterEach(() => {
  document.head.replaceChildren();
  vi.restoreAllMocks();
});

describe("files of a part", () => {
  it("are asked for with their hashes before anything runs them", async () => {
    const admitted = admitFiles(base, { integrity }, ["a.js", "a.css"]);
    expect(links().map((link) => [link.rel, link.integrity, link.href])).toEqual([
      ["modulepreload", "sha256-aaa", `${base}a.js`],
      ["stylesheet", "sha256-ccc", `${base}a.css`],
    ]);
    for (const link of links()) link.dispatchEvent(new Event("load"));
    await expect(admitted).resolves.toBeUndefined();
  });

  it("are refused without a hash, even under a name every object has", async () => {
    await expect(admitFiles(base, { integrity }, ["b.js"])).rejects.toThrow(FileUnavailable);
    await expect(admitFiles(base, { integrity }, ["constructor.js"])).rejects.toThrow(FileUnavailable);
    expect(links()).toEqual([]);
  });

  it("are asked for once more when a connection dropped", async () => {
    const admitted = admitFiles(base, { integrity: { "far.js": "sha256-fff" } }, ["far.js"]);
    links()[0]!.dispatchEvent(new Event("error"));
    expect(links()).toHaveLength(0);
    await expect.poll(() => links()).toHaveLength(1);
    links()[0]!.dispatchEvent(new Event("load"));
    await expect(admitted).resolves.toBeUndefined();
  });

  it("are refused when the browser finds a wrong byte twice, and asked for again the next time", async () => {
    const other = { "bad.js": "sha256-bbb" };
    const first = admitFiles(base, { integrity: other }, ["bad.js"]);
    links()[0]!.dispatchEvent(new Event("error"));
    await expect.poll(() => links()).toHaveLength(1);
    links()[0]!.dispatchEvent(new Event("error"));
    await expect(first).rejects.toThrow(new FileUnavailable(`${base}bad.js`));
    const second = admitFiles(base, { integrity: other }, ["bad.js"]);
    expect(links()).toHaveLength(1);
    links()[0]!.dispatchEvent(new Event("load"));
    await expect(second).resolves.toBeUndefined();
  });

  it("that are no code are left to the styles that name them", async () => {
    await expect(admitFiles(base, { integrity }, ["picture.svg"])).resolves.toBeUndefined();
  });
});
