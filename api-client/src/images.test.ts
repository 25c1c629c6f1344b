import { describe, expect, test } from "vitest";
import { allImagesUrl, pictureMaker, storageUrl } from "./images.ts";
import { recorded } from "./testing/recorded.ts";

const store = "https://store.example";
const cases = recorded("image-references") as { id: string; reference: string | null; url: string | null }[];

// The ids of the rows stand in tests/recorded/image-references.json, too.
describe("P-178…185, AMB-29: image references", () => {
  test.each(cases)("$id: $reference", ({ reference, url }) => {
    expect(storageUrl(reference, store)).toBe(url ?? undefined);
  });

  test("P-187: whatever comes in, the address is http(s) and has no dot segment", () => {
    const hostile = [
      "..\\..\\x",
      "uploads/..%5c..%5cx",
      "./.",
      "javascript:alert`1`",
      " \tjavascript:x",
      "\u0000",
    ];
    for (const reference of hostile) {
      const url = storageUrl(reference, store);
      if (url === undefined) continue;
      expect(new URL(url).origin).toBe(store);
      expect(new URL(url).href.startsWith(`${store}/`)).toBe(true);
      expect(url.split("/")).not.toContain("..");
    }
  });

  test("P-187: half a surrogate pair yields no address instead of an exception", () => {
    expect(storageUrl("\ud800.jpg", store)).toBeUndefined();
  });

  test("P-66: event covers of the home page come from /allimages on the API's host, encoded", () => {
    expect(allImagesUrl("1700-water week.jpg", "http://api.test/")).toBe(
      "http://api.test/allimages/1700-water%20week.jpg",
    );
    expect(allImagesUrl("allimages/a.jpg", "http://api.test")).toBe("http://api.test/allimages/a.jpg");
    expect(allImagesUrl(undefined, "http://api.test")).toBeUndefined();
  });
});

describe("pictures", () => {
  const picture = pictureMaker(store);

  test("carry size, colour and variants where the host tells them", () => {
    const variants = [{ url: "a-320.webp", width: 320, format: "webp" as const }];
    const media = { "a.jpg": { width: 800, height: 600, color: "#aabbcc", variants } };
    expect(picture("a.jpg", media)).toEqual({
      reference: "a.jpg",
      url: "https://store.example/a.jpg",
      width: 800,
      height: 600,
      color: "#aabbcc",
      variants: [{ url: "https://store.example/a-320.webp", width: 320, format: "webp" }],
    });
  });

  test("do without on a host of the bare contract", () => {
    expect(picture("a.jpg")).toEqual({
      reference: "a.jpg",
      url: "https://store.example/a.jpg",
      variants: [],
    });
    expect(picture("")).toBeUndefined();
  });

  test("take no colour that is no colour, since it ends up in a style", () => {
    const media = { "a.jpg": { width: 1, height: 1, color: "red;background:url(x)", variants: [] } };
    expect(picture("a.jpg", media)?.color).toBeUndefined();
  });
});
