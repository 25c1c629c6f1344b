import { spawn, type ChildProcess } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Browser, type Page } from "@playwright/test";
import { browserOptions } from "./browser.ts";

/**
 * A browser with a profile on disk whose whole process can be killed, as a phone does when its battery dies, and
 * started again on the same profile. (Playwright's own persistent context ends politely.)
 */
export class KillableBrowser {
  private process?: ChildProcess;
  private browser?: Browser;

  private constructor(private readonly profile: string) {}

  static async create(): Promise<KillableBrowser> {
    return new KillableBrowser(await mkdtemp(join(tmpdir(), "profile-")));
  }

  /** Starts the browser and opens a page of the given size in it. Rejects when it can't be talked to in time. */
  async open(viewport: { width: number; height: number }, { timeoutMs = 30_000 } = {}): Promise<Page> {
    const child = spawn(browserOptions.executablePath ?? chromium.executablePath(), [
      ...(browserOptions.args ?? []),
      "--headless=new",
      "--disable-gpu",
      "--no-first-run",
      "--remote-debugging-port=0",
      `--user-data-dir=${this.profile}`,
    ]);
    this.process = child;
    this.browser = await chromium.connectOverCDP(await debuggerAddress(child), { timeout: timeoutMs });
    const [context] = this.browser.contexts();
    if (!context) throw new Error("the browser has no default context");
    const page = await context.newPage();
    await page.setViewportSize(viewport);
    return page;
  }

  /** SIGKILL: nothing gets the chance to write anything more. */
  async kill(): Promise<void> {
    const child = this.process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    await new Promise<void>((resolve) => {
      child.once("exit", () => resolve());
      child.kill("SIGKILL");
    });
  }

  async remove(): Promise<void> {
    await this.kill();
    await rm(this.profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

function debuggerAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = "";
    child.stderr?.on("data", (chunk: Buffer) => {
      text += chunk.toString();
      const address = /DevTools listening on (ws:\S+)/.exec(text)?.[1];
      if (address) resolve(address);
    });
    child.once("exit", (code) => reject(new Error(`the browser ended with ${code}\n${text}`)));
  });
}
