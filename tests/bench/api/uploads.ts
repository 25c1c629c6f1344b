import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import sharp from "sharp";
import type { Client } from "../../contract/support/client.ts";
import { formOf } from "../../contract/support/http.ts";
import type { RunningApi } from "../../support/servers/api.ts";
import { type Figures, percentile } from "../figures.ts";
import { steady } from "./load.ts";

const tenMegabytes = 10 * 1024 * 1024;
const atOnce = 20;

/** Twenty uploads of 10 MB at once: how the server's memory grows, and how long reads beside them take. */
export async function uploadMemory(api: RunningApi, client: Client, figures: Figures): Promise<void> {
  const paper = Buffer.concat([
    Buffer.from("%PDF-1.4\n"),
    randomBytes(tenMegabytes - 200),
    Buffer.from("\ntrailer<</Root 1 0 R>>\n%%EOF\n"),
  ]);
  const photo = await largePhoto();
  const kinds = {
    "20 publications of 10 MB": (i: number) =>
      client.call("POST", "/createAssess/DocumentFile", {
        form: formOf({
          title: `Large ${i}`,
          file: { data: paper, name: "large.pdf", type: "application/pdf" },
        }),
      }),
    [`20 photos of ${(photo.length / 1024 / 1024).toFixed(1)} MB`]: (i: number) =>
      client.call("POST", "/createProjectEnergy/EnergyProject", {
        form: formOf({ title: `Large ${i}`, photos: { data: photo, name: "large.jpg", type: "image/jpeg" } }),
      }),
  };
  for (const [name, send] of Object.entries(kinds)) {
    const before = await residentMegabytes(api.pid());
    let highest = before;
    const watch = setInterval(() => {
      residentMegabytes(api.pid()).then(
        (now) => (highest = Math.max(highest, now)),
        () => undefined,
      );
    }, 20);
    const reads = steady(api.url, () => "/readProjectEvent/Event?page=1&limit=50", {
      perSecond: 20,
      seconds: 6,
    });
    const began = performance.now();
    const answers = await Promise.all(Array.from({ length: atOnce }, (_, i) => send(i)));
    const seconds = (performance.now() - began) / 1000;
    const { times, errors } = await reads;
    clearInterval(watch);
    figures.tell(
      `${name} at once: not accepted`,
      answers.filter(({ status }) => status >= 300).length + errors,
      "",
      { most: 0 },
    );
    figures.tell(`${name} at once: all answered after`, seconds, "s");
    figures.tell(`${name} at once: memory grows by`, highest - before, "MB", { most: 250 });
    figures.tell(`${name} at once: reads beside them, p95`, percentile(times, 0.95), "ms", { most: 300 });
  }
}

/** Resident memory of the process, its worker threads included. */
async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
}

/** A JPEG just below the limit, 12 megapixels as a phone makes them. */
async function largePhoto(): Promise<Buffer> {
  const raw = { width: 4000, height: 3000, channels: 3 as const };
  const pixels = randomBytes(raw.width * raw.height * raw.channels);
  for (let quality = 90; quality > 5; quality -= 5) {
    const photo = await sharp(pixels, { raw }).jpeg({ quality }).toBuffer();
    if (photo.length <= tenMegabytes) return photo;
  }
  throw new Error("no photo small enough");
}
