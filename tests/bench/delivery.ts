import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { chromium } from "@playwright/test";
import { updateCost } from "../delivery/update-cost.ts";
import { copyCheckout } from "../e2e/fixtures/checkout.ts";
import { publishContent, signIn } from "../e2e/fixtures/content/content.ts";
import { startOverConnections, type OverConnections } from "../e2e/fixtures/over-connections.ts";
import { browserOptions } from "../support/devices/browser.ts";
import { runCommand, type Product } from "../support/servers/product.ts";
import { rateOf } from "./api/load.ts";
import { bareServer } from "./api/ratios.ts";
import { Figures, median } from "./figures.ts";

const rounds = 5;

/**
 * How fast the site's server answers with a record's page, how soon a change of it shows, what a release costs a
 * returning visitor, and how long one takes whose part was built and checked before (docs/budgets.md).
 */
export async function bench(): Promise<string[]> {
  const figures = new Figures();
  const connections = await startOverConnections();
  const { product } = connections;
  try {
    const { project } = await publishContent(product);
    const page = `${product.siteUrl}/SingalProjectsWater/${project.id}`;
    await cachedPage(page, figures);
    await changedRecord(product, project.id, page, figures);
    await returningVisitor(connections, figures);
    await warmRelease(product, figures);
  } finally {
    await connections.remove();
  }
  return figures.broken;
}

/** What a returning visitor downloads of the site after a release that changed one text. */
async function returningVisitor(connections: OverConnections, figures: Figures): Promise<void> {
  const browser = await chromium.launch(browserOptions);
  try {
    const context = await browser.newContext();
    const cost = await updateCost(connections, await context.newPage());
    figures.tell("a release with one changed text: changed files", cost.changedFiles / 1_000, "kB");
    figures.tell("a return visit without a release", cost.unchangedVisit / 1_000, "kB");
    figures.tell("a release with one changed text: all but the changed files", cost.beside / 1_000, "kB", {
      most: 3,
    });
  } finally {
    await browser.close();
  }
}

/** A record's page against a bare node:http server that answers the same bytes, in turns. */
async function cachedPage(page: string, figures: Figures): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "ministry-bench-"));
  const sent = { "accept-encoding": "identity" };
  const answer = await fetch(page, { headers: sent });
  const body = Buffer.from(await answer.arrayBuffer());
  const file = join(folder, "page.html");
  await writeFile(file, body);
  const own = new Set(["date", "connection", "keep-alive", "content-length", "transfer-encoding"]);
  const bare = await bareServer(
    file,
    Object.fromEntries([...answer.headers].filter(([name]) => !own.has(name))),
  );
  try {
    const pairs: { bare: number; site: number }[] = [];
    for (let round = 0; round < rounds; round += 1)
      pairs.push({ bare: await rateOf(bare.url, sent), site: await rateOf(page, sent) });
    figures.tell(
      `record page (${body.length} bytes): bare node:http`,
      median(pairs.map((pair) => pair.bare)),
      "answers/s",
    );
    figures.tell("record page: site server", median(pairs.map((pair) => pair.site)), "answers/s");
    figures.tell("record page: ratio", median(pairs.map((pair) => pair.site / pair.bare)), "", {
      least: 0.6,
    });
  } finally {
    bare.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** From the answer to a change until the page shows it, while somebody keeps reading the page. */
async function changedRecord({ apiUrl }: Product, id: string, page: string, figures: Figures): Promise<void> {
  const token = await signIn(apiUrl);
  const times: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    await (await fetch(page)).text();
    const form = new FormData();
    form.set("title", `Boreholes, changed ${round}`);
    const answer = await fetch(`${apiUrl}/UpdateWaterProject/waterProject/${id}`, {
      method: "PATCH",
      headers: { authorization: `Bearer ${token}` },
      body: form,
    });
    if (!answer.ok) throw new Error(`the project was not changed: ${answer.status}`);
    const changedAt = performance.now();
    while (!(await (await fetch(page)).text()).includes(`Boreholes, changed ${round}`)) {
      if (performance.now() - changedAt > 30_000) throw new Error("the page never showed the change");
      await pause(20);
    }
    times.push(performance.now() - changedAt);
  }
  figures.tell("record page: shows a change after, at most", Math.max(...times), "ms", { most: 2_000 });
}

/** One changed text of one page, in a checkout that has released before. */
async function warmRelease({ settings }: Product, figures: Figures): Promise<void> {
  const checkout = await copyCheckout();
  const release = async () => {
    const startedAt = performance.now();
    const printed = await runCommand(
      "release",
      ["public-mfe", "--to", settings["SITES_DIR"] ?? ""],
      settings,
      checkout.folder,
    );
    return { seconds: (performance.now() - startedAt) / 1_000, printed };
  };
  try {
    figures.tell("release of the public part: the first, every test", (await release()).seconds, "s");
    const file = "public-mfe/src/content/records/events.ts";
    await checkout.edit(file, "What happens at the ministry", "What happened at the ministry");
    const { seconds, printed } = await release();
    console.log(/^.*files changed.*$/m.exec(printed)?.[0] ?? "");
    figures.tell("release of the public part: one changed text", seconds, "s", { most: 15 });
  } finally {
    await checkout.remove();
  }
}
