import { execFile } from "node:child_process";
import { readdir } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** What the checker says that we let stand. */
const letStand = [
  // The tables' written-out roles say what they are anyway, but for browsers that forget it once a phone's style takes
  // the table apart (`shared-ui/src/components/table`).
  "The “role” attribute must not be used on a “t[rhd]” element which has a “table” ancestor.*",
  // It does not know SVG 2's property, which browsers do.
  "CSS: “paint-order”: Property “paint-order” doesn't exist.*",
].join("|");

export type Checked = { pages: number; faults: string[] } | { skipped: string };

/** Runs the Nu HTML checker, once, over all HTML files of a folder. It needs Java; without it says so. */
export async function checkedPages(folder: string): Promise<Checked> {
  const files = (await readdir(folder, { recursive: true }))
    .filter((path) => path.endsWith(".html"))
    .map((path) => join(folder, path));
  const jar = join(
    dirname(createRequire(import.meta.url).resolve("vnu-jar/package.json")),
    "build/dist/vnu.jar",
  );
  const args = ["-jar", jar, "--errors-only", "--format", "json", "--filterpattern", letStand, ...files];
  const said = await new Promise<string | undefined>((resolve, reject) => {
    execFile("java", args, { maxBuffer: 1 << 26 }, (error, _stdout, stderr) => {
      if (error?.code === "ENOENT") resolve(undefined);
      else if (stderr.trim().startsWith("{")) resolve(stderr);
      else reject(new Error(stderr || String(error)));
    });
  });
  if (said === undefined)
    return { skipped: "The Nu HTML checker needs Java, and there is none on this machine." };
  const { messages } = JSON.parse(said) as {
    messages: { url: string; lastLine?: number; message: string }[];
  };
  return {
    pages: files.length,
    faults: messages.map(
      ({ url, lastLine, message }) => `${url.split("/pages/").at(-1)}:${lastLine ?? ""} ${message}`,
    ),
  };
}
