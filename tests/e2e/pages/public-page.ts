import { expect, type Locator, type Page } from "@playwright/test";

/** Says that something is on its way, in each language of the site. */
const onItsWay = /^(Loading|Searching)|waa la soo rarayaa$|^Waa la raadinayaa|^جارٍ/;

/** Any page of the public part. */
export class PublicPage {
  readonly heading: Locator;
  readonly slideshow: Locator;
  /** What says that something is on its way. */
  readonly skeletons: Locator;

  constructor(readonly page: Page) {
    this.skeletons = page.getByRole("main").getByText(onItsWay);
    this.heading = page.getByRole("heading", { level: 1 });
    this.slideshow = page.locator("main [data-slot]");
  }

  /** The card of this title in a list. */
  card(title: string): Locator {
    return this.page.getByRole("main").getByRole("listitem").filter({ hasText: title });
  }

  /**
   * Goes to another page of the site as a link does: nothing is reloaded but what that page needs. The router counts its
   * entries in the history's state; before it does, a link would load the page.
   */
  async follow(path: string): Promise<void> {
    await this.page.waitForFunction(() => typeof history.state?.idx === "number");
    await this.page.evaluate((to) => {
      const state = { idx: history.state.idx + 1 };
      history.pushState(state, "", to);
      dispatchEvent(new PopStateEvent("popstate", { state }));
    }, path);
  }

  /** Scrolls through the page, so that what comes when it is near the screen comes, and waits until it is loaded. */
  async untilWhole(): Promise<void> {
    await this.untilShown();
    // While the browser leaves a window unpainted it tells the page of nothing that has come near: scrolled once more.
    await expect(async () => {
      await this.page.evaluate(scrollThrough);
      await expect(this.skeletons).toHaveCount(0, { timeout: 5_000 });
    }, this.page.url()).toPass({ timeout: 60_000 });
  }

  /** Waits until nothing on the page is a skeleton any more. */
  async untilLoaded(): Promise<void> {
    await this.untilShown();
    await expect(this.skeletons).toHaveCount(0);
  }

  /** Waits until the page of the address is there: the one before stays until the code of the next has come. */
  private async untilShown(): Promise<void> {
    await this.page.waitForFunction(() => {
      const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
      return !canonical || new URL(canonical.href).pathname === location.pathname;
    });
    await expect(this.heading).toBeVisible();
  }

  /** By how many pixels the page is wider than the screen. */
  overflow(): Promise<number> {
    return this.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  }

  /** Opens the small screen's menu; returns the switch for low data in it, which comes in place of a link. */
  async lowDataSwitch(): Promise<Locator> {
    const menu = this.page.getByRole("navigation", { name: "Main menu" });
    await menu.getByRole("button", { name: "Menu" }).click();
    return menu.getByRole("button", { name: "Low data" });
  }

  /**
   * Waits until React has taken over the page's head, and the menu opens and is closed by Escape. The menu alone would
   * prove nothing: it opens before the scripts have come. What is more than a screen away comes alive when it is near.
   */
  async untilAlive(): Promise<void> {
    const button = await this.untilAdopted();
    await expect(async () => {
      if ((await button.getAttribute("aria-expanded")) !== "true") await button.press("Enter");
      await expect(button).toHaveAttribute("aria-expanded", "true", { timeout: 500 });
      await button.press("Escape");
      await expect(button).toHaveAttribute("aria-expanded", "false", { timeout: 500 });
    }).toPass();
  }

  /** Waits until React has taken over the page's head; returns a button in it. Touches and scrolls nothing. */
  async untilAdopted(): Promise<Locator> {
    const nav = this.page.getByRole("navigation", { name: /^Main/ });
    const button = nav.getByRole("button", { name: /^(Menu|About)$/ }).first();
    await expect.poll(() => button.evaluate(isReacts)).toBe(true);
    return button;
  }

  /** Whether the first heading the browser made of the HTML is the one that stands now. Call before opening a page. */
  async watchHeading(): Promise<() => Promise<boolean>> {
    await this.page.addInitScript(() => {
      const first = () => document.querySelector("h1");
      const found = new MutationObserver(() => {
        if (!first()) return;
        Object.assign(globalThis, { firstHeading: first() });
        found.disconnect();
      });
      found.observe(document, { childList: true, subtree: true });
    });
    return () =>
      this.page.evaluate(
        () => document.querySelector("h1") === (globalThis as { firstHeading?: Element }).firstHeading,
      );
  }
}

/** Scrolls from screen to screen and back to the top; runs in the page. */
async function scrollThrough(): Promise<void> {
  // Among several windows the browser may leave one unpainted for long. What is to come is waited for afterwards.
  const painted = () =>
    new Promise((done) => {
      setTimeout(done, 1_000);
      requestAnimationFrame(() => requestAnimationFrame(done));
    });
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
    scrollTo(0, y);
    await painted();
  }
  scrollTo(0, 0);
}

/** What a page says when the test keeps workers away from it. */
const withoutWorker = /^(?:Service Worker registration blocked by Playwright|no worker )/;

/** Collects all a page complains about: warnings, errors, what the content policy refused. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (!["error", "warning"].includes(message.type()) || withoutWorker.test(message.text())) return;
    complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => complaints.push(`${page.url()}: ${String(error)}`));
  return complaints;
}

/** Whether React has adopted an element: it notes the element's properties on it. Runs in the page. */
const isReacts = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactProps"));
