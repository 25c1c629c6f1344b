import type { CDPSession, Page } from "@playwright/test";
import type { Figures } from "../figures.ts";

/** What one step of the day took. */
export interface Step {
  name: string;
  taps: number;
  seconds: number;
  /** What crossed the connection, both ways, bodies alone. */
  bytes: number;
}

/**
 * Accounts for a day on one page: taps (typing left out), seconds from the first tap until the screen says that the step
 * is done, and bytes. Playwright chooses files without the phone's own dialog: its taps are added by hand.
 */
export class Account {
  readonly steps: Step[] = [];
  private taps = 0;
  private bytes = 0;

  private constructor(
    private readonly page: Page,
    private readonly figures: Figures,
  ) {}

  static async open(page: Page, cdp: CDPSession, figures: Figures): Promise<Account> {
    const account = new Account(page, figures);
    await page.exposeFunction("tapped", () => (account.taps += 1));
    await page.addInitScript(() => {
      const { tapped } = globalThis as unknown as { tapped: () => void };
      addEventListener("pointerup", ({ isTrusted }) => isTrusted && tapped(), { capture: true });
    });
    await cdp.send("Network.enable");
    cdp.on("Network.dataReceived", ({ encodedDataLength }) => (account.bytes += encodedDataLength));
    cdp.on("Network.requestWillBeSentExtraInfo", ({ headers }) => {
      account.bytes += Number(headers["Content-Length"] ?? 0);
    });
    return account;
  }

  /** Taps in the phone's own dialog: one for each file, and one to be done. */
  chose(files: number): void {
    this.taps += files + 1;
  }

  /** Does one step and tells what it took. */
  async step(name: string, work: () => Promise<void>): Promise<void> {
    [this.taps, this.bytes] = [0, 0];
    const began = performance.now();
    await work();
    // Each tap is told by a message of the page.
    await this.page.evaluate(() => new Promise((done) => setTimeout(done)));
    const step = { name, taps: this.taps, seconds: (performance.now() - began) / 1000, bytes: this.bytes };
    this.steps.push(step);
    this.figures.tell(`${name}: taps`, step.taps, "");
    this.figures.tell(`${name}: time`, step.seconds, "s");
    this.figures.tell(`${name}: bytes`, step.bytes / 1000, "kB");
  }

  /** The whole day. */
  total(of: (step: Step) => number): number {
    return this.steps.reduce((sum, step) => sum + of(step), 0);
  }
}
