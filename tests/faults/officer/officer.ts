import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "@playwright/test";
import type { Account } from "../lane.ts";
import { fill, forms, isFilled, publishAnyway } from "./form.ts";
import { entryOf, lookAt, needsAttention, type Entry } from "./glance.ts";
import type { Work } from "../check/ledger.ts";
import type { Phone } from "./phone.ts";

/** The longest an officer waits for something to happen on the screen, in milliseconds. */
const timeoutMs = 90_000;

/** How long somebody looks for what was stored of a form, in milliseconds. */
const offeredWithinMs = 8_000;

/** How long somebody waits who has been told that it is saved, before they leave the form, in milliseconds. */
const movesOnAfterMs = 2_500;

/** What an officer does at the portal, by its screens alone. */
export class Officer {
  constructor(
    private readonly phone: Phone,
    private readonly siteUrl: string,
    readonly account: Account,
  ) {}

  /** Opens an address of the portal, signing in when asked to. */
  async open(path: string): Promise<Page> {
    const page = await this.phone.tab();
    await page.goto(this.siteUrl + path);
    await this.signInWhenAsked(page);
    return page;
  }

  /** Opens the form of a work and fills it in; nothing is pressed yet. */
  async prepare(work: Work): Promise<Page> {
    const page = await this.open(forms[work.kind].path);
    await fill(page, work);
    return page;
  }

  /**
   * Presses the form's button and waits for what comes of it: `done` when the form is through, `back` when it says
   * what is wrong, `signed out` when it leads to the sign-in. Notes in the ledger what the screen said. Rejects when
   * tab or browser go away meanwhile.
   *
   * @param onSaid called the moment the screen calls it saved
   */
  async press(work: Work, onSaid = (): void => undefined): Promise<"done" | "back" | "signed out"> {
    const { button, path } = forms[work.kind];
    let said = false;
    let movesOnAt = Infinity;
    this.phone.onSaved = () => {
      if (said) return;
      said = true;
      work.shown = "saved";
      movesOnAt = Date.now() + movesOnAfterMs;
      onSaid();
    };
    try {
      const page = await this.phone.tab();
      if (work.shown === "nothing") work.shown = "perhaps";
      // Not by a tap: messages at the foot of the screen may lie over the button for some seconds.
      await page.getByRole("button", { name: button }).press("Enter", { timeout: 10_000 });
      if (work.kind === "project") await publishAnyway(page);
      const until = Date.now() + timeoutMs;
      for (;;) {
        const glance = await lookAt(page);
        if (glance.path === "/AdminLogin") {
          if (work.shown === "saved") work.shown = "back";
          return "signed out";
        }
        if (glance.problem && !glance.busy) {
          work.shown = "back";
          return "back";
        }
        if (!glance.busy && work.photos.some(({ mark }) => needsAttention(glance.entries, mark))) {
          // Saved before the phone was lost, and refused before the form could say so again.
          work.shown = "saved";
          return "done";
        }
        // A form that leads on is through once it has; one that comes back is open again a moment before it says why.
        const isThrough = glance.path !== path || (work.kind === "photos" && !glance.busy);
        if (said && (isThrough || Date.now() > movesOnAt)) return "done";
        if (Date.now() > until) throw new Error(`nothing came of "${button}": ${JSON.stringify(glance)}`);
        await pause(60);
      }
    } finally {
      this.phone.onSaved = () => undefined;
    }
  }

  /** The queue page's entries that have not been received. */
  async queue(): Promise<{ entries: Entry[]; waiting: number; signInAsked: boolean; isRead: boolean }> {
    const page = await this.phone.tab();
    if (!page.url().endsWith("/AdminQueue")) await this.open("/AdminQueue");
    const { entries: texts, waiting = 0, signInAsked, saysNothingWaits, path } = await lookAt(page);
    if (path === "/AdminLogin") await this.signInWhenAsked(page);
    const entries = texts.map(entryOf).filter(({ text }) => !/\bReceived\b/.test(text));
    return { waiting, signInAsked, entries, isRead: entries.length > 0 || saysNothingWaits };
  }

  /** Presses every button that sends something now, or again; the labels of what needed to be retried. */
  async sendAll(): Promise<string[]> {
    const page = await this.phone.tab();
    // By script: a tab that lies behind others is not drawn, and taps would wait for it.
    return page.evaluate(() => {
      const retried: string[] = [];
      for (const button of document.querySelectorAll<HTMLButtonElement>(
        "main button:not(:disabled, [aria-disabled])",
      )) {
        if (!/^(?:Send|Retry)\b/.test(button.ariaLabel ?? button.innerText)) continue;
        const entry = button.closest("li");
        entry?.style.setProperty("content-visibility", "visible");
        const text = entry?.innerText ?? "";
        if (/Needs attention/i.test(text)) retried.push(text.split("\n")[0] ?? "");
        button.click();
      }
      return retried;
    });
  }

  /** What the form says is wrong with it. */
  async problem(): Promise<string> {
    return (await lookAt(await this.phone.tab())).problem ?? "";
  }

  /** All words on a screen, once it stands. */
  async screen(path: string): Promise<string> {
    const page = await this.open(path);
    await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
    return page.locator("body").innerText();
  }

  /** The session's token, as it lies on the phone. */
  async token(): Promise<string> {
    const page = await this.phone.tab();
    const token = await page.evaluate(
      () => /"token":"([^"]+)"/.exec(JSON.stringify({ ...localStorage }).replaceAll("\\", ""))?.[1],
    );
    if (!token) throw new Error("no session on the phone");
    return token;
  }

  /** Gives an entry up, confirming that it is meant. */
  async discard(label: string): Promise<void> {
    const page = await this.phone.tab();
    const entry = page.getByRole("listitem").filter({ hasText: label });
    const further = entry.getByText("If that does not help");
    const discard = page.getByRole("button", { name: `Discard ${label}`, exact: true });
    const menu = page.getByRole("button", { name: `Actions for ${label}`, exact: true });
    // What can't be opened is discarded in a second step; the others have a menu.
    const first = menu.or(further.first()).first();
    await first.click({ timeout: 5_000 });
    await discard.click({ timeout: 5_000 });
    await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click({ timeout: 5_000 });
  }

  /** Opens a work's form again and continues with what was stored of it; `false` where that is not all of it. */
  async resume(work: Work): Promise<boolean> {
    const page = await this.open(forms[work.kind].path);
    const offer = page.getByRole("button", { name: "Continue with it" }).first();
    // Offered; or there at once, where the portal itself had interrupted the form.
    for (const until = Date.now() + offeredWithinMs; Date.now() < until; await pause(200)) {
      if (await offer.isVisible()) await offer.click({ timeout: 5_000 });
      if (await isFilled(page, work)) return true;
    }
    return false;
  }

  /** Signs in where the sign-in stands already, to be led back. */
  async signInHere(): Promise<void> {
    await this.signInWhenAsked(await this.phone.tab());
  }

  async signIn(): Promise<void> {
    const page = await this.phone.tab();
    await page.goto(`${this.siteUrl}/AdminLogin`);
    await this.signInWhenAsked(page);
  }

  /** Signs out by the menu; what waits stays, locked. */
  async signOut(): Promise<void> {
    const page = await this.phone.tab();
    await page.getByRole("button", { name: /^Account of / }).click();
    await page.getByRole("button", { name: "Logout" }).click();
    const asked = page
      .getByRole("alertdialog")
      .getByRole("button", { name: /^(?:Keep locked and log|Log) out$/ });
    const login = page.getByRole("button", { name: "Login" });
    await login.or(asked).waitFor();
    if (!(await login.isVisible())) await asked.click();
    await login.waitFor();
  }

  private async signInWhenAsked(page: Page): Promise<void> {
    const login = page.getByRole("button", { name: "Login" });
    const inside = page.getByRole("button", { name: /^Account of / });
    // A part that was too long on its way, or a moved clock made it seem so, is offered again.
    const again = page.getByRole("button", { name: "Try again" });
    await login.or(inside).or(again).first().waitFor({ timeout: timeoutMs });
    if (await again.isVisible()) {
      await again.click();
      await login.or(inside).first().waitFor({ timeout: timeoutMs });
    }
    if (await inside.isVisible()) return;
    await page.getByLabel("Email").fill(this.account.email);
    await page.getByLabel("Password").fill(this.account.password);
    // Without a connection, or a server, the form says so and is pressed again.
    const problem = page.locator("main form").getByRole("alert");
    for (const until = Date.now() + timeoutMs; Date.now() < until; await pause(500)) {
      await login.click();
      await inside.or(problem).first().waitFor({ timeout: timeoutMs });
      if (await inside.isVisible()) return;
    }
    throw new Error(`could not sign in: ${await problem.innerText()}`);
  }
}
