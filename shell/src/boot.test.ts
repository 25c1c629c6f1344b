import { describe, expect, it } from "vitest";
import { answersIn, parseBoot } from "./boot.ts";

const config = {
  siteBase: "http://s",
  apiBase: "http://a",
  storageBase: "http://a/s",
  parts: [],
  serviceWorker: true,
  links: {},
};
const pin = { buildId: "b1", contract: 1, entry: "e.js", integrity: {}, init: [], routes: {} };

describe("boot data in the page", () => {
  it("is read whole", () => {
    const boot = { config, pins: { "public-mfe": pin }, prerendered: "b1" };
    expect(parseBoot(JSON.stringify(boot))).toEqual(boot);
  });

  it.each([
    ["the empty template", ""],
    ["cut off", '{"config":{'],
    ["without a configuration", JSON.stringify({ pins: {} })],
    ["a configuration without parts", JSON.stringify({ config: { ...config, parts: undefined }, pins: {} })],
    ["another kind of JSON", "[1]"],
  ])("counts as absent when it is %s", (_what, json) => {
    expect(parseBoot(json)).toBeUndefined();
  });

  it("leaves out a pin that is not whole, so that the part's own manifest is asked", () => {
    const boot = { config, pins: { "public-mfe": { ...pin, integrity: undefined }, "admin-mfe": pin } };
    expect(parseBoot(JSON.stringify(boot))?.pins).toEqual({ "admin-mfe": pin });
  });
});

describe("answers in the page", () => {
  const page = (json?: string) => {
    const element = json === undefined ? null : ({ textContent: json } as HTMLElement);
    return { getElementById: (id: string) => (id === "answers" ? element : null) } as Document;
  };

  it("are read whole", () => {
    expect(answersIn(page('[[["projects","water"],[{"id":"p1"}]]]'))).toEqual([
      [["projects", "water"], [{ id: "p1" }]],
    ]);
  });

  it.each([undefined, "", '[[["projects"', '{"not":"a list"}'])("are none in %j", (json) => {
    expect(answersIn(page(json))).toEqual([]);
  });
});
