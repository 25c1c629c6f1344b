import { request } from "node:http";
import { signedIn } from "../contract/support/client.ts";
import { formOf } from "../contract/support/http.ts";
import { small } from "../contract/support/pictures.ts";
import { startApi } from "../support/servers/api.ts";
import { Figures } from "./figures.ts";
import { searchedEntries } from "./search/entries.ts";

const count = 1_000;
const atOnce = 4;
/** Bytes on the wire (docs/budgets.md). */
const budget = 5_000_000;

/** What a device downloads to have the text of a large ministry's projects offline. */
export async function bench(): Promise<string[]> {
  const figures = new Figures();
  const api = await startApi();
  try {
    const client = await signedIn(api);
    const waiting = searchedEntries(count, 0).projects.entries();
    const coverImage = await small.jpeg();
    const create = async () => {
      for (const [at, { title, description, more = "" }] of waiting) {
        const third = Math.floor(more.length / 3);
        const form = formOf({
          title: `${title} ${at}`,
          desc: description,
          overview: more.slice(0, third),
          geogrpahic: more.slice(third, 2 * third), // (sic)
          objective: more.slice(2 * third),
          coverImage,
        });
        const { status, text } = await client.call("POST", "/createProjectWater/waterProject", { form });
        if (status >= 300) throw new Error(`${status} ${text}`);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, create));
    const whole = await received(`${api.url}/snapshot`, "identity");
    const sent = await received(`${api.url}/snapshot`, "br");
    figures.tell(`snapshot of ${count} projects, before compression`, whole / 1e6, "MB");
    figures.tell(`snapshot of ${count} projects, on the wire`, sent / 1e6, "MB", { most: budget / 1e6 });
  } finally {
    await api.remove();
  }
  return figures.broken;
}

/** Bytes of an answer's body as they come; `fetch` would decompress them. */
const received = (url: string, encoding: string): Promise<number> =>
  new Promise((resolve, reject) => {
    request(url, { headers: { "accept-encoding": encoding } }, (answer) => {
      let bytes = 0;
      answer.on("data", (chunk: Buffer) => (bytes += chunk.length));
      answer.on("end", () => resolve(bytes));
    })
      .on("error", reject)
      .end();
  });
