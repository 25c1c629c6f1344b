import { spawn, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import WebSocket from "ws";
import type { OtherBrowser } from "./other-browser.ts";

const debianFirefox = "/usr/bin/firefox-esr";
export const hasFirefox = (): boolean => existsSync(debianFirefox);

/** Nothing of the browser's own may go out to the network or come in between. */
const preferences = {
  "app.normandy.enabled": false,
  "app.update.disabledForTesting": true,
  "browser.aboutwelcome.enabled": false,
  "browser.safebrowsing.malware.enabled": false,
  "browser.safebrowsing.phishing.enabled": false,
  "browser.shell.checkDefaultBrowser": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "services.settings.server": "data:,",
  "toolkit.telemetry.enabled": false,
};

/** Debian's Firefox, driven over its own WebDriver BiDi: there is no geckodriver in Debian 12. */
export async function openFirefox(): Promise<OtherBrowser> {
  const profile = await mkdtemp(join(tmpdir(), "firefox-"));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, "user.js"), lines.join("\n"));
  const process_ = spawn(
    debianFirefox,
    ["--headless", "--no-remote", "--remote-debugging-port=0", "--profile", profile],
    { env: { ...process.env, HOME: profile, MOZ_CRASHREPORTER_DISABLE: "1" } },
  );
  const bidi = await Bidi.connect(await bidiAddress(process_));
  await bidi.send("session.new", { capabilities: {} });
  const { contexts } = (await bidi.send("browsingContext.getTree", {})) as {
    contexts: { context: string }[];
  };
  const context = contexts[0]?.context;
  return {
    name: "Firefox",
    async goto(url) {
      await bidi.send("browsingContext.navigate", { context, url, wait: "complete" });
    },
    async run<T>(body: string, ...args: unknown[]) {
      const expression = `(async (args) => JSON.stringify(await (async () => { ${body} })()))(${JSON.stringify(args)})`;
      const said = (await bidi.send("script.evaluate", {
        ...{ expression, target: { context }, awaitPromise: true },
      })) as { type: string; result?: { value?: string }; exceptionDetails?: { text: string } };
      if (said.type !== "success") throw new Error(said.exceptionDetails?.text ?? said.type);
      const json = said.result?.value;
      return (json === undefined ? undefined : JSON.parse(json)) as T;
    },
    async close() {
      bidi.close();
      await gone(process_);
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** The little of WebDriver BiDi that is needed: commands and their answers. */
class Bidi {
  private next = 1;
  private readonly waiting = new Map<number, { done(value: unknown): void; failed(error: Error): void }>();

  private constructor(private readonly socket: WebSocket) {
    socket.on("message", (data) => {
      const message = JSON.parse(String(data)) as {
        id?: number;
        result?: unknown;
        error?: string;
        message?: string;
      };
      const call = this.waiting.get(message.id ?? -1);
      this.waiting.delete(message.id ?? -1);
      if (message.error) call?.failed(new Error(`${message.error}: ${message.message}`));
      else call?.done(message.result);
    });
  }

  static connect(address: string): Promise<Bidi> {
    const socket = new WebSocket(`${address}/session`);
    return new Promise((resolve, reject) => {
      socket.once("open", () => resolve(new Bidi(socket))).once("error", reject);
    });
  }

  send(method: string, params: unknown): Promise<unknown> {
    const id = this.next++;
    return new Promise((done, failed) => {
      this.waiting.set(id, { done, failed });
      this.socket.send(JSON.stringify({ id, method, params }));
    });
  }

  close(): void {
    this.socket.close();
  }
}

function bidiAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = "";
    child.stderr?.on("data", (chunk: Buffer) => {
      text += chunk.toString();
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(text)?.[1];
      if (address) resolve(address);
    });
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`Firefox ended with ${code}\n${text}`)));
  });
}

/** Ends the browser and waits until it is gone. */
export function gone(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.kill("SIGKILL");
  });
}
