import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { startApi as startChild } from "../../../delivery/start/api-process.ts";
import { buildApi, runApiToItsEnd, startApi } from "../../support/servers/api.ts";
import { firstAdmin } from "../../support/servers/product.ts";
import { freePort } from "../../support/servers/free-port.ts";
import { signedIn } from "../support/client.ts";
import { formOf, unique } from "../support/http.ts";
import { phone, small } from "../support/pictures.ts";
import { idOf, media, one } from "../support/shapes.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "ministry-starts-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const settings = async (more: Record<string, string>) => ({
  API_PORT: String(await freePort()),
  API_HOST: "127.0.0.1",
  DATA_DIR: join(folder, "data"),
  LOG_LEVEL: "warn",
  SAMPLE_DATA: "off",
  ...more,
});
const lines = (text: string) => text.split("\n").filter((line) => line.trim() !== "");

describe("a start that can't be", () => {
  test.each([
    ["a port that is no number", { API_PORT: "many" }, "API_PORT"],
    ["an address that is none", { API_URL: "nowhere" }, "API_URL"],
    ["a database address of another kind", { DATABASE_URL: "mysql://x" }, "DATABASE_URL"],
    ["a database that does not answer", { DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" }, ""],
    ["half of the storage's settings", { S3_ENDPOINT: "http://127.0.0.1:1" }, "S3_BUCKET"],
    [
      "an admin without a password",
      { ADMIN_EMAIL: "a@ministry.example", ADMIN_PASSWORD: "" },
      "ADMIN_PASSWORD",
    ],
    ["a folder that can't be made", { DATA_DIR: "/dev/null/data" }, "/dev/null"],
  ])("%s: one clear line, exit code 1", async (_what, wrong, names) => {
    const { code, printed } = await runApiToItsEnd(await settings(wrong));
    expect(code, printed).toBe(1);
    expect(lines(printed), printed).toHaveLength(1);
    expect(printed).toContain(names);
    expect(printed).not.toMatch(/\n\s+at /);
  });

  test("a port in use: one clear line, exit code 1", async () => {
    const taken = createServer();
    const port = await freePort();
    await new Promise<void>((resolve) => taken.listen(port, "127.0.0.1", resolve));
    try {
      const { code, printed } = await runApiToItsEnd(await settings({ API_PORT: String(port) }));
      expect(code, printed).toBe(1);
      expect(lines(printed), printed).toHaveLength(1);
      expect(printed).toContain(String(port));
    } finally {
      taken.close();
    }
  });

  test("a data folder in use by another server: one clear line, exit code 1, the other goes on", async () => {
    const api = await startApi();
    try {
      const { code, printed } = await runApiToItsEnd(await settings({ DATA_DIR: api.dataDir }));
      expect(code, printed).toBe(1);
      expect(lines(printed), printed).toHaveLength(1);
      expect((await (await signedIn(api)).read("/readyz")).status).toBe(200);
    } finally {
      await api.remove();
    }
  });
});

describe("a server that is stopped and started", () => {
  test("holds records, files, sessions and answers to keys; SIGTERM lets a request end; nothing secret is printed", async () => {
    const api = await startApi({ env: { LOG_LEVEL: "info" } });
    try {
      const client = await signedIn(api);
      const key = crypto.randomUUID();
      const title = unique("Kept");
      const form = formOf({ title, coverImage: await small.jpeg() });
      const made = await client.call("POST", "/createProjectEvent/Event", { form, key });
      const slow = client.call("POST", "/createProjectWater/waterProject", {
        form: formOf({ title: unique("Slow"), photos: [await phone(), await phone()] }),
      });
      await new Promise((resolve) => setTimeout(resolve, 60));
      expect(await api.stop("SIGTERM")).toBe(0);
      expect((await slow).status).toBeLessThan(300);

      await api.start();
      const event = one((await client.read(`/readProjectEvent/Event/${idOf(made.json)}`)).json);
      expect(event["title"]).toBe(title);
      expect((await client.read(`/allimages/${String(event["coverImage"])}`)).status).toBe(200);
      expect(
        (await client.read(`/readProjectWaterSingal/waterProject/${idOf((await slow).json)}`)).status,
      ).toBe(200);
      const again = await client.call("POST", "/createProjectEvent/Event", { form, key });
      expect(again.json).toEqual(made.json);
      expect(await api.stop("SIGINT")).toBe(0);
      for (const secret of [client.token, api.admin.password]) expect(api.printed()).not.toContain(secret);
    } finally {
      await api.remove();
    }
  });

  test("makes the smaller pictures it had not come to before", async () => {
    const api = await startApi();
    try {
      const client = await signedIn(api);
      const made = await client.call("POST", "/createProjectEvent/Event", {
        form: formOf({ title: unique("Interrupted"), coverImage: await phone() }),
      });
      await api.stop("SIGKILL");
      await api.start();
      const variants = async () => {
        const event = one((await client.read(`/readProjectEvent/Event/${idOf(made.json)}`)).json);
        return media.parse(event["media"])[String(event["coverImage"])]?.variants.length ?? 0;
      };
      await expect.poll(variants, { timeout: 60_000, interval: 250 }).toBeGreaterThanOrEqual(4);
    } finally {
      await api.remove();
    }
  });

  test("tells the process that started it when the smaller pictures are made", async () => {
    await buildApi();
    const env = await settings({ ADMIN_EMAIL: firstAdmin.email, ADMIN_PASSWORD: firstAdmin.password });
    const url = `http://127.0.0.1:${env.API_PORT}`;
    const api = await startChild({ ...process.env, ...env, API_URL: url });
    try {
      const client = await signedIn({ url, admin: firstAdmin });
      const made = await client.call("POST", "/createProjectEvent/Event", {
        form: formOf({ title: unique("Sample"), coverImage: await phone() }),
      });
      await api.smallPictures();
      const event = one((await client.read(`/readProjectEvent/Event/${idOf(made.json)}`)).json);
      const { variants = [] } = media.parse(event["media"])[String(event["coverImage"])] ?? {};
      expect(variants.length).toBeGreaterThanOrEqual(4);
    } finally {
      await api.stop();
    }
  });
});
