import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type InjectOptions, type LightMyRequestResponse } from "fastify";
import sharp from "sharp";
import { type Assembled, assembleOn } from "../assemble.ts";
import { ensureFirstAdmin } from "../auth/admins.ts";
import { readConfig } from "../settings/config.ts";
import { openLog } from "../monitoring/log.ts";
import { openTestDatabase } from "./test-database.ts";

export const admin = { name: "Administrator", email: "admin@ministry.example", password: "a long password" };

type Method = NonNullable<InjectOptions["method"]>;

export interface Sent {
  /** Fields of a multipart form; an array repeats its field. */
  form?: Record<string, string | Blob | (string | Blob)[]>;
  json?: unknown;
  headers?: Record<string, string>;
  /** `null` for a visitor. */
  token?: string | null;
}

/** A whole server on a database in memory, spoken to without a port. */
export async function startTestServer(env: Record<string, string> = {}, { withAdmin = true } = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), "api-"));
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: "silent", ...env });
  const assembled: Assembled = await assembleOn(await openTestDatabase(), config, openLog(config.logLevel));
  const { app, deps } = assembled;
  if (withAdmin) await ensureFirstAdmin(deps.database.db, admin);

  async function call(method: Method, url: string, sent: Sent = {}): Promise<LightMyRequestResponse> {
    const headers: Record<string, string> = { ...sent.headers };
    const bearer = sent.token === undefined ? token : sent.token;
    if (bearer !== null) headers["authorization"] = `Bearer ${bearer}`;
    if (sent.form) return inject(method, url, headers, sent.form);
    if (sent.json !== undefined) headers["content-type"] ??= "application/json";
    const payload = sent.json === undefined ? {} : { payload: JSON.stringify(sent.json) };
    return app.inject({ method, url, headers, ...payload });
  }

  async function inject(
    method: Method,
    url: string,
    headers: Record<string, string>,
    fields: NonNullable<Sent["form"]>,
  ) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) {
      for (const one of Array.isArray(value) ? value : [value]) form.append(name, one);
    }
    const encoded = new Response(form);
    const payload = Buffer.from(await encoded.arrayBuffer());
    const contentType = encoded.headers.get("content-type") ?? "";
    return app.inject({ method, url, headers: { ...headers, "content-type": contentType }, payload });
  }

  let token = "";
  if (withAdmin) {
    const answer = await app.inject({ method: "POST", url: "/customerLogin", payload: admin });
    token = answer.json<{ token: string }>().token;
  }

  return {
    app,
    deps,
    dataDir,
    token,
    call,
    async close() {
      await assembled.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>;

/** A small real picture. */
export async function picture(color = "#2266aa", name = "photo.jpg"): Promise<File> {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: color } })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: "image/jpeg" });
}
