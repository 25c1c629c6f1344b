import { spawn, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import { chromium, type Browser } from "@playwright/test";
import { startApi } from "../support/servers/api.ts";
import { browserOptions } from "../support/devices/browser.ts";
import { firstAdmin, startProduct } from "../support/servers/product.ts";
import { freePort } from "../support/servers/free-port.ts";
import { usedPhones, type Phone } from "./officer/phone.ts";
import { Proxy } from "./proxy/proxy.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

export interface Account {
  email: string;
  password: string;
}

/** A ministry of its own with a bad connection: site, proxy, API and one browser, reused by the runs of this lane. */
export interface Lane {
  siteUrl: string;
  /** The API itself, past the proxy. */
  apiUrl: string;
  /** The API as browsers see it. */
  lineUrl: string;
  proxy: Proxy;
  /** A session for whoever looks after the runs. */
  token: string;
  /** Two officers who share a phone. */
  officers: [Account, Account];
  browser(): Promise<Browser>;
  /** A phone of this lane that was at the site before, without anything of an officer's. */
  usedPhone(): Promise<Phone>;
  /** SIGKILL to the API, and a new start on the same data; resolves once it is dead. */
  killApi(): Promise<void>;
  /** Waits until the API is there again. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a lane. One after the other: the parts are built by the first. */
export async function openLane(): Promise<Lane> {
  const linePort = await freePort();
  const lineUrl = `http://localhost:${linePort}`;
  // Builds, releases and composes; afterwards the parts run apart, so that the API alone can be killed.
  const product = await startProduct({ API_URL: lineUrl });
  await product.stop();
  const { API_PORT = "", DATA_DIR, APP_PORT } = product.settings;
  const site = await serveSite({ ...product.settings, API_URL: lineUrl });
  const api = await startApi({
    port: Number(API_PORT),
    dataDir: DATA_DIR,
    env: { API_URL: lineUrl, APP_URL: product.siteUrl, APP_PORT },
  });
  const proxy = await Proxy.open(linePort, api.port);
  const second = { email: "second@ministry.example", password: "another long password for the tests" };
  const token = await tokenOf(api.url, firstAdmin);
  await addOfficer(api.url, token, second);
  let opened: Browser | undefined;
  let starting: Promise<unknown> = Promise.resolve();
  const browser = async () => {
    if (!opened?.isConnected()) opened = await chromium.launch(browserOptions);
    return opened;
  };
  return {
    browser,
    usedPhone: usedPhones(browser, `${product.siteUrl}/config.json`),
    ...{ siteUrl: product.siteUrl, apiUrl: api.url, lineUrl, proxy, token, officers: [firstAdmin, second] },
    async killApi() {
      await api.stop("SIGKILL");
      starting = api.start();
      starting.catch(() => undefined);
    },
    async ready() {
      await starting;
    },
    async close() {
      await opened?.close();
      await proxy.close();
      await api.stop("SIGKILL");
      site.kill();
      await product.remove();
    },
  };
}

function serveSite(settings: Record<string, string>): Promise<ChildProcess> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ["delivery/bootstrap.mjs", "serve"], {
      cwd: root,
      env: { ...process.env, ...settings },
      stdio: ["ignore", "pipe", "inherit"],
    });
    child.stdout.on("data", (text: Buffer) => text.includes("Serving") && resolve(child));
    child.once("exit", (code) => reject(new Error(`serving the site ended with ${code}`)));
  });
}

/** Signs in at the API itself; the token of a new session. */
async function tokenOf(apiUrl: string, account: Account): Promise<string> {
  const answer = await fetch(`${apiUrl}/customerLogin`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(account),
  });
  const { token } = (await answer.json()) as { token?: string };
  if (!token) throw new Error(`no session for ${account.email}: ${answer.status}`);
  return token;
}

async function addOfficer(apiUrl: string, token: string, account: Account): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const body = JSON.stringify({ name: "Second officer", ...account });
  const answer = await fetch(`${apiUrl}/createAdmin`, { method: "POST", headers, body });
  if (!answer.ok) throw new Error(`the second officer: ${answer.status} ${await answer.text()}`);
}
