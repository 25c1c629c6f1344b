import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { call, formOf, read } from "../support/http.ts";
import { phone, small } from "../support/pictures.ts";
import { gallery, makeEvent, makeProject } from "../support/records.ts";
import { machinery, media, one, problem } from "../support/shapes.ts";
import { sectors } from "../support/sectors.ts";

const stored = (reference: string) => read(`/allimages/${encodeURIComponent(reference)}`);

describe("stored pictures", () => {
  test("API-54, API-58, AMB-30: one name answers at both addresses, to everybody", async () => {
    const id = await makeEvent({ coverImage: await small.png("ein bild #1 %41 صورة.png") });
    const name = String(one((await read(`/readProjectEvent/Event/${id}`)).json)["coverImage"]);
    const [contract, storage] = [await stored(name), await read(`/storage/${name}`)];
    for (const answer of [contract, storage]) {
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-type")).toMatch(/^image\//);
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
      // A day: a deleted picture is gone from caches by then, a page's pictures are not asked for again and again.
      expect(answer.headers.get("cache-control")).toBe("public, max-age=86400");
      expect(answer.headers.get("access-control-allow-origin")).toBeTruthy();
    }
    expect(contract.bytes.equals(storage.bytes)).toBe(true);
    const same = await read(`/allimages/${name}`, {
      headers: { "if-none-match": contract.headers.get("etag") ?? "" },
    });
    expect(same.status).toBe(304);
  });

  test("API-54: a picture is taken under a name of 255 bytes, with spaces and in Arabic, and served", async () => {
    const name = `${"ص ".repeat(83)}ab.png`;
    expect(Buffer.byteLength(name)).toBe(255);
    const id = await makeEvent({ coverImage: await small.png(name) });
    const cover = String(one((await read(`/readProjectEvent/Event/${id}`)).json)["coverImage"]);
    const picture = await stored(cover);
    expect(picture.status).toBe(200);
    expect(picture.headers.get("content-type")).toMatch(/^image\//);
  });

  test.each([
    "nothing.jpg",
    "0123456789abcdef01234567.jpg",
    `${"a".repeat(251)}.jpg`,
    "صورة المشروع.jpg",
    "with space.png",
  ])("API-54: /allimages/%.40s, which nobody has sent, answers 404", async (name) => {
    for (const base of ["/allimages/", "/storage/"]) {
      const answer = await read(base + encodeURIComponent(name));
      expect(answer.status, answer.text).toBe(404);
      expect(problem.parse(answer.json).message).not.toMatch(machinery);
    }
  });

  test.each([
    `${"a".repeat(1000)}.jpg`,
    "..%2f..%2f..%2fetc%2fpasswd",
    "%2e%2e",
    "x%00.jpg",
    "..\\..\\x",
    "%C3%28",
  ])("/allimages/%.40s is no name and is refused", async (name) => {
    for (const base of ["/allimages/", "/storage/"]) {
      const answer = await read(base + (name.includes("%") ? name : encodeURIComponent(name)));
      expect([400, 404, 414], answer.text).toContain(answer.status);
      expect(problem.parse(answer.json).message).not.toMatch(machinery);
    }
  });

  test("the position, the camera and the orientation flag are gone, the picture stands upright", async () => {
    const id = await makeEvent({ coverImage: await phone("IMG.JPG", { width: 800, height: 600 }) });
    const event = one((await read(`/readProjectEvent/Event/${id}`)).json);
    const picture = await stored(String(event["coverImage"]));
    const { exif, xmp, iptc, orientation, width, height } = await sharp(picture.bytes).metadata();
    expect({ exif, xmp, iptc }).toEqual({ exif: undefined, xmp: undefined, iptc: undefined });
    expect([undefined, 1]).toContain(orientation);
    expect({ width, height }).toEqual({ width: 600, height: 800 });
    expect(media.parse(event["media"])[String(event["coverImage"])]).toMatchObject({
      width: 600,
      height: 800,
    });
  });

  test.each(Object.keys(small) as (keyof typeof small)[])(
    "A-160: a %s is taken and served as what browsers show",
    async (kind) => {
      const id = await makeEvent({ coverImage: await small[kind]() });
      const picture = await stored(
        String(one((await read(`/readProjectEvent/Event/${id}`)).json)["coverImage"]),
      );
      expect(picture.status).toBe(200);
      const { format, width } = await sharp(picture.bytes).metadata();
      expect(["jpeg", "png", "webp"]).toContain(format);
      expect(picture.headers.get("content-type")).toBe(`image/${format}`);
      expect(width).toBeGreaterThan(1);
    },
  );

  test("AMB-16: an SVG is drawn or refused, never stored as one", async () => {
    const svg = {
      data: Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="60"><script>alert(1)</script><rect width="80" height="60" fill="teal"/></svg>',
      ),
      name: "x.svg",
      type: "image/svg+xml",
    };
    const id = await makeProject("energy");
    const answer = await call("POST", sectors.energy.addPhotos(id), { form: formOf({ Photos: svg }) });
    if (answer.status >= 300) expect(problem.parse(answer.json).message).not.toMatch(machinery);
    else {
      const picture = await stored(String((await gallery(sectors.energy.photos(id)))[0]?.["Image"]));
      expect(picture.headers.get("content-type")).not.toContain("svg");
      expect(picture.text).not.toContain("<script");
    }
  });

  test("media: smaller copies appear behind the answer, as WebP and AVIF, and are served", async () => {
    const id = await makeEvent({ coverImage: await phone("IMG.JPG", { width: 1000, height: 700 }) });
    const ready = async () => {
      const event = one((await read(`/readProjectEvent/Event/${id}`)).json);
      return media.parse(event["media"])[String(event["coverImage"])]?.variants ?? [];
    };
    await expect
      .poll(async () => (await ready()).length, { timeout: 30_000, interval: 200 })
      .toBeGreaterThanOrEqual(4);
    for (const { url, width, format } of await ready()) {
      expect(url).toMatch(new RegExp(`^[0-9a-f]{24}-${width}\\.${format}$`));
      const picture = await stored(url);
      expect(picture.status).toBe(200);
      expect(picture.headers.get("content-type")).toBe(`image/${format}`);
      expect((await sharp(picture.bytes).metadata()).width).toBe(width);
      expect(width).toBeLessThan(1000);
    }
  });
});
