import { addressIn, languages, otherLanguages, withLanguage } from "@ministry/contract";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";

interface Picture {
  src: string;
  sizes: string;
  type: string;
  purpose?: string;
}

const folder = join(import.meta.dirname, "../public");
interface Manifest {
  icons: Picture[];
  screenshots: Picture[];
  shortcuts: { name: string; url: string; icons: Picture[] }[];
  display: string;
  id: string;
  lang: string;
  dir: string;
  name: string;
  short_name: string;
  description: string;
  start_url: string;
  scope: string;
  share_target?: { action: string };
}
const read = async (name: string) => JSON.parse(await readFile(join(folder, name), "utf8")) as Manifest;
const [manifest, forOfficers] = [await read("manifest.webmanifest"), await read("officers.webmanifest")];
const pictures = [
  ...manifest.icons,
  ...manifest.screenshots,
  ...manifest.shortcuts.flatMap(({ icons }) => icons),
];

test.each([...new Set(pictures.map(({ src }) => src))])("%s is what the manifest says of it", async (src) => {
  const { sizes, type } = pictures.find((picture) => picture.src === src) as Picture;
  const { width, height, format } = await sharp(join(folder, src)).metadata();
  expect(type).toBe(format === "svg" ? "image/svg+xml" : `image/${format}`);
  if (sizes !== "any") expect(sizes).toBe(`${width}x${height}`);
});

test("the site can be installed: a name of its own, icons of both sizes, one that may be cut to any shape", () => {
  const sizesFor = (purpose?: string) =>
    manifest.icons.filter((icon) => icon.purpose === purpose).map(({ sizes }) => sizes);
  expect(sizesFor()).toEqual(expect.arrayContaining(["192x192", "512x512"]));
  expect(sizesFor("maskable")).toEqual(["192x192", "512x512"]);
  expect(manifest).toMatchObject({ display: "standalone", start_url: "/", scope: "/" });
});

test("only officers get the way into the portal and photos shared into the app; all else is the same app", () => {
  const { shortcuts, share_target: target, ...rest } = forOfficers;
  const { shortcuts: visitors, ...same } = manifest;
  expect(same).toEqual(rest);
  expect(target?.action).toBe("/share-photos");
  expect(shortcuts.filter(({ url }) => !visitors.some((each) => each.url === url))).toMatchObject([
    { url: "/Dashboard" },
  ]);
});

test.each(otherLanguages)(
  "in %s it is an app of its own, the same but for its words and addresses",
  async (language) => {
    const { screenshots, ...english } = manifest;
    expect(screenshots.length).toBeGreaterThan(0); // of the English pages
    const [, name] =
      /href="\/([^"]+)"/.exec(withLanguage('<a href="/manifest.webmanifest">', language)) ?? [];
    const spoken = await read(String(name));
    const { dir } = languages[language];
    expect(spoken).toEqual({
      ...english,
      id: `/${language}`,
      lang: language,
      dir,
      start_url: addressIn(language, "/"),
      name: spoken.name,
      short_name: spoken.short_name,
      description: spoken.description,
      shortcuts: english.shortcuts.map((shortcut, index) => ({
        ...shortcut,
        name: spoken.shortcuts[index]?.name,
        url: addressIn(language, shortcut.url),
      })),
    });
    const words = [
      spoken.name,
      spoken.short_name,
      spoken.description,
      ...spoken.shortcuts.map((each) => each.name),
    ];
    for (const word of words) expect(JSON.stringify(english)).not.toContain(`"${word}"`);
  },
);
