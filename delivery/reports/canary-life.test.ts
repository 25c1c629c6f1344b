import { mkdtemp, readFile, rm } from "node:fs/promises";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ReportBatch } from "@ministry/contract";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { composeSite } from "../compose/compose-site.ts";
import { publish, type PublishOptions } from "../release/publish/publish.ts";
import { siteServer } from "../site-server/site-server.ts";
import { fakeBuild, remoteFiles, remoteRoutes, shellFiles } from "../testing/fake-build.ts";
import { type composedConfig, currentManifest, setUpSite } from "../testing/sites.ts";
import { reportsEndpoint, type ReportsEndpoint } from "./reports-endpoint.ts";
import { reportsHandler } from "./reports-handler.ts";
import { readCounts } from "./judging/counts.ts";
import { takeBuildBack, takenBackFile, type TakenBack } from "./judging/take-back.ts";

let folder: string;
let sites: string;
let server: Server;
let reports: ReportsEndpoint;
let url: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "canary-life-"));
  sites = join(folder, "sites");
  await setUpSite(sites);
  await publish(sites, "shell", await fakeBuild(folder, "shell", shellFiles()));
  reports = reportsEndpoint({
    sitesDir: sites,
    recompose: async () => void (await composeSite(sites)),
    everyMs: 60_000,
    recheckMs: 0,
    log: () => undefined,
  });
  server = siteServer(sites, { recheckMs: 0, handlers: [reportsHandler(reports)] });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await reports.close();
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});

const release = async (text: string, options?: PublishOptions) => {
  const source = await fakeBuild(folder, "public-mfe", remoteFiles(text), remoteRoutes(text));
  const { manifest } = await publish(sites, "public-mfe", source, options);
  await composeSite(sites);
  return manifest;
};

/** Page loads that ran a build, some of which failed, each from a visitor of its own. */
async function loads(buildId: string, { all, failed }: { all: number; failed: number }): Promise<void> {
  for (let visitor = 0; visitor < all; visitor += 1) {
    const failures: ReportBatch["failures"] = visitor < failed ? [["public-mfe", buildId, "render"]] : [];
    const batch: ReportBatch = { schema: 1, visits: [["public-mfe", buildId]], failures };
    const headers = { "x-forwarded-for": `10.1.${buildId.charCodeAt(0)}.${visitor}` };
    const { status } = await fetch(`${url}/reports`, {
      method: "POST",
      headers,
      body: JSON.stringify(batch),
    });
    expect(status).toBe(204);
  }
  await reports.judge();
}

const offered = async () => {
  const config = (await (await fetch(`${url}/config.json`)).json()) as Awaited<
    ReturnType<typeof composedConfig>
  >;
  const manifest = await fetch(`${url}/parts/public/canary-manifest.json`);
  return { share: config.parts.find(({ name }) => name === "public-mfe")?.canary, manifest: manifest.status };
};

it("a canary that crashes is withdrawn without a person: no visitor is offered it any more, and a good one stays", async () => {
  const full = await release("a");
  await loads(full.buildId, { all: 30, failed: 1 });
  const bad = await release("bad", { canary: 20 });
  expect(await offered()).toEqual({ share: 20, manifest: 200 });
  await loads(bad.buildId, { all: 25, failed: 12 });
  expect(await offered()).toEqual({ share: undefined, manifest: 404 });
  expect(JSON.parse(await readFile(takenBackFile(sites), "utf8"))).toMatchObject({
    buildId: bad.buildId,
    what: "canary",
    visits: 25,
    failures: 12,
  });

  const good = await release("good", { canary: 20 });
  await loads(good.buildId, { all: 25, failed: 1 });
  expect(await offered()).toEqual({ share: 20, manifest: 200 });
});

describe("a build that fails while a newer one is released", () => {
  const withdraw = (what: TakenBack["what"], buildId: string) =>
    takeBuildBack(
      { sitesDir: sites },
      { at: "", part: "public-mfe", buildId, what, visits: 30, failures: 20, rate: 0.7 },
      async () => undefined,
    );

  it("does not have the newer release rolled back", async () => {
    await release("a");
    const failing = await release("b");
    const mended = await release("c");
    expect(await withdraw("release", failing.buildId)).toBe(false);
    expect((await currentManifest(sites, "public-mfe")).buildId).toBe(mended.buildId);
  });

  it("does not have the newer canary withdrawn", async () => {
    await release("a");
    const failing = await release("b", { canary: 20 });
    await release("c", { canary: 20 });
    expect(await withdraw("canary", failing.buildId)).toBe(false);
    expect(await offered()).toEqual({ share: 20, manifest: 200 });
  });
});

it("a site with `REPORT_SHARE=0` takes no reports", async () => {
  await setUpSite(sites, { reportShare: 0 });
  const { buildId } = await release("a");
  const batch: ReportBatch = { schema: 1, visits: [], failures: [["public-mfe", buildId, "load"]] };
  const answer = await fetch(`${url}/reports`, { method: "POST", body: JSON.stringify(batch) });
  expect(answer.status).toBe(404);
  expect(await readCounts(sites)).toEqual({});
});
