import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cameraPhoto } from "../../support/devices/photo.ts";
import type { Figures } from "../figures.ts";
import { peakDuring } from "./memory.ts";
import { slowdown, type OpenPortal } from "./open-portal.ts";

const megabyte = 1_048_576;

/** How long a photo of 12 megapixels takes to be scaled down, and what it costs in memory. */
export async function scaling(open: OpenPortal, figures: Figures): Promise<void> {
  const { page } = open;
  const folder = await mkdtemp(join(tmpdir(), "camera-"));
  const file = join(folder, "camera.jpg");
  try {
    // A file of the disk, as a phone's is: handed over as bytes it would count into the page's memory.
    await writeFile(file, await cameraPhoto());
    const scaled = page.evaluate(untilScaled);
    const grown = await peakDuring(open.browser, async () => {
      await page.getByLabel(/^Photos/).setInputFiles(file);
      const ms = await scaled;
      figures.tell("scaling 12 megapixels, as fast as this machine", ms, "ms");
      figures.tell(`scaling 12 megapixels, ${slowdown}x slower`, ms * slowdown, "ms", { most: 3000 });
    });
    figures.tell("scaling 12 megapixels: growth of the renderer", grown / megabyte, "MB", { most: 150 });
  } finally {
    await rm(folder, { recursive: true });
  }
  await open.close();
}

/** Runs in the page: milliseconds from a photo's choice until the screen says what it weighs now. */
function untilScaled(): Promise<number> {
  return new Promise((resolve) => {
    let began = 0;
    document.addEventListener("change", () => (began ||= performance.now()), { capture: true });
    new MutationObserver(() => {
      if (began > 0 && /B → \d/.test(document.body.textContent)) resolve(performance.now() - began);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}
