import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cameraPhoto } from "../../support/devices/photo.ts";
import type { Figures } from "../figures.ts";
import { mostMs, watchTasks } from "./longest-task.ts";
import { slowdown, throttle, type OpenPortal } from "./open-portal.ts";

const heic = new URL("../../../api-server/src/media/fixtures/two-fields.heic", import.meta.url);
const megabyte = 1_048_576;
/** Weight of a phone's HEIC photo, in bytes; the fixture is filled up to it. */
const heicBytes = 3 * megabyte;

/** The longest task of the page while photos are chosen, prepared and stored as a draft: HEIC, then 12 megapixels. */
export async function choosing(open: OpenPortal, figures: Figures): Promise<void> {
  const { page } = open;
  const folder = await mkdtemp(join(tmpdir(), "chosen-"));
  const small = await readFile(heic);
  const kinds = [
    { name: "HEIC", ending: "heic", bytes: Buffer.concat([small, Buffer.alloc(heicBytes - small.length)]) },
    { name: "12 megapixels", ending: "jpg", bytes: await cameraPhoto() },
  ];
  try {
    await throttle(open, slowdown);
    for (const { name, ending, bytes } of kinds) {
      // Files of the disk, as a phone's are; a byte each tells them apart.
      const files = await Promise.all(
        [1, 2, 3, 4].map(async (at) => {
          const file = join(folder, `camera ${at}.${ending}`);
          await writeFile(file, Buffer.concat([bytes, Buffer.from([at])]));
          return file;
        }),
      );
      const longest = await watchTasks(open.cdp);
      await page.getByLabel(/^Photos/).setInputFiles(files);
      const chosen = page.getByRole("listitem").filter({ hasText: `.${ending}` });
      const ready = ending === "heic" ? "It is sent as it is." : /→/;
      for (const at of [0, 1, 2, 3])
        await chosen.nth(at).filter({ hasText: ready }).waitFor({ timeout: 120_000 });
      // The draft is written within a second of the last change.
      await page.evaluate(() => new Promise((done) => setTimeout(done, 1_500)));
      const what = `4 photos of ${name} chosen, ${slowdown}x slower: longest task`;
      figures.tell(what, await longest(), "ms", { most: mostMs });
    }
  } finally {
    await rm(folder, { recursive: true });
  }
  await open.close();
}
