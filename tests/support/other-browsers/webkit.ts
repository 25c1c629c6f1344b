import { spawn, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../servers/free-port.ts";
import { gone } from "./firefox.ts";
import type { OtherBrowser } from "./other-browser.ts";

const driver = "/usr/bin/WebKitWebDriver";
const screen = "/usr/bin/Xvfb";
const miniBrowser = ["x86_64", "aarch64"]
  .map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
  .find((path) => existsSync(path));

/** GTK's browser needs a screen to open on. */
export const hasWebKit = (): boolean => existsSync(driver) && existsSync(screen) && miniBrowser !== undefined;

/** WebKitGTK's MiniBrowser over WebKitWebDriver (W3C WebDriver), both from Debian. */
export async function openWebKit(): Promise<OtherBrowser> {
  const home = await mkdtemp(join(tmpdir(), "webkit-"));
  const display = spawn(screen, ["-displayfd", "3", "-screen", "0", "360x740x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const number = await firstLine(display.stdio[3] as NodeJS.ReadableStream);
  const port = await freePort();
  const webDriver = spawn(driver, [`--port=${port}`], {
    env: { ...process.env, HOME: home, DISPLAY: `:${number}`, WEBKIT_DISABLE_COMPOSITING_MODE: "1" },
  });
  const call = callOf(`http://127.0.0.1:${port}`);
  const options = { binary: miniBrowser, args: ["--automation"] };
  const { sessionId } = (await retried(() =>
    call("POST", "/session", {
      capabilities: { alwaysMatch: { "webkitgtk:browserOptions": options } },
    }),
  )) as { sessionId: string };
  const session = `/session/${sessionId}`;
  await call("POST", `${session}/timeouts`, { script: 60_000, pageLoad: 60_000 });
  return {
    name: "WebKitGTK",
    async goto(url) {
      await call("POST", `${session}/url`, { url });
    },
    async run<T>(body: string, ...args: unknown[]) {
      const script = `const args = arguments[0], done = arguments[1];
        (async () => { ${body} })().then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      const said = (await call("POST", `${session}/execute/async`, { script, args: [args] })) as {
        value?: T;
        error?: string;
      };
      if (said.error) throw new Error(said.error);
      return said.value as T;
    },
    async close() {
      await call("DELETE", session).catch(() => undefined);
      await Promise.all([gone(webDriver), gone(display as unknown as ChildProcess)]);
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** One WebDriver call; rejects with what the driver says of a failure. */
const callOf = (base: string) => async (method: string, path: string, body?: unknown) => {
  const answer = await fetch(base + path, {
    method,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null };
  if (!answer.ok) throw new Error(`${value?.error}: ${value?.message}`);
  return value as unknown;
};

/** The driver takes a moment before it listens. */
async function retried<T>(work: () => Promise<T>, tries = 50): Promise<T> {
  for (let left = tries; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      if (left === 0 || !(error instanceof TypeError)) throw error;
      await new Promise((done) => setTimeout(done, 200));
    }
  }
}

const firstLine = (stream: NodeJS.ReadableStream): Promise<string> =>
  new Promise((resolve) => stream.once("data", (chunk) => resolve(String(chunk).trim())));
