import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { build, type Rolldown } from "vite";
import { languageTexts, listTexts, textModule, textsFile } from "./language-texts.ts";

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "texts-"));
});
afterEach(() => rm(root, { recursive: true }));

/** What the build reads for a module of Arabic texts; undefined where it takes the file as it is. */
async function loaded(file: string, texts: { own: string; english?: string }) {
  const content = join(root, "public-mfe/src/content");
  await mkdir(dirname(join(content, "ar", file)), { recursive: true });
  await mkdir(dirname(join(content, file)), { recursive: true });
  await writeFile(join(content, "ar", file), texts.own);
  if (texts.english !== undefined) await writeFile(join(content, file), texts.english);
  const { load } = languageTexts("ar") as unknown as { load: (id: string) => Promise<string | undefined> };
  return load(join(content, "ar", file));
}

test.each([
  ["lists.ts", "../lists.ts"],
  ["records/lists.ts", "../../records/lists.ts"],
])("a text that %s of a language lacks is the English one", async (file, english) => {
  const code = await loaded(file, {
    own: `export const order = "الترتيب";`,
    english: `export const order = "Order";\nexport const size = (count: number) => \`\${count}\`;`,
  });
  expect(code).toContain(`export const order = "الترتيب";`);
  expect(code).toContain(`export { size } from "${english}";`);
});

test("a file that only a language has is taken as it is", async () => {
  expect(await loaded("plural.ts", { own: "export const counted = 1;" })).toBeUndefined();
});

test("a checkout below a folder of the same name has its texts where they are", () => {
  const content = "/home/src/content/portal/public-mfe/src/content";
  expect(textModule(`${content}/so/lists.ts`)).toEqual({ content, file: "so/lists.ts" });
});

test("a build lists the texts it was made from: translations, and what they take from English", async () => {
  const content = join(root, "public-mfe/src/content");
  const files = {
    "../start.ts": `import { order } from "./content/a.ts"; import { mark, size } from "./content/b.ts"; console.log(order, size, mark);`,
    "a.ts": `export const order = "Order";`,
    "ar/a.ts": `export const order = "الترتيب";`,
    "b.ts": `export const size = "Size";\nexport const mark = "New";`,
    "ar/b.ts": `export const size = "الحجم";`,
  };
  await mkdir(join(content, "ar"), { recursive: true });
  for (const [path, text] of Object.entries(files)) await writeFile(join(content, path), text);
  const { output } = (await build({
    configFile: false,
    logLevel: "silent",
    root,
    plugins: [listTexts(), languageTexts("ar")],
    build: { write: false, rolldownOptions: { input: join(content, "../start.ts") } },
  })) as Rolldown.RolldownOutput;
  const listed = output.find(({ fileName }) => fileName === textsFile) as Rolldown.OutputAsset;
  const paths = (JSON.parse(String(listed.source)) as string[]).sort();
  expect(paths).toEqual(["ar/a.ts", "ar/b.ts", "b.ts"].map((path) => join(content, path)));
});
