import { expect, type Locator, type Page } from "@playwright/test";

/** A page of the lite edition. */
export class LitePage {
  readonly menu: Locator;
  readonly results: Locator;

  constructor(readonly page: Page) {
    this.menu = page.getByRole("navigation", { name: "Main menu" });
    this.results = page.getByRole("main").getByRole("listitem");
  }

  /** Opens an address and waits until the browser, which may run no scripts, has been led to the lite edition. */
  async open(url: string): Promise<void> {
    await this.page.goto(url);
    await expect(this.page.getByText("Lite edition: text only").first(), url).toBeVisible();
  }

  /** Whatever needs a script to do anything, as it stands in the HTML; empty in a page that is whole without one. */
  needsScript(html: string): string[] {
    const outsideForms = html.replace(/<form\b[^]*?<\/form>/g, "");
    return [
      ...(html.match(/<(?:script|img|picture|iframe|dialog)\b[^>]*>/g) ?? []),
      ...(html.match(/<link\b[^>]*rel="(?:modulepreload|preload|preconnect|manifest)"[^>]*>/g) ?? []),
      ...(html.match(/<button type="button"[^>]*>/g) ?? []),
      ...(outsideForms.match(/<(?:button|input|select|textarea)\b[^>]*>/g) ?? []),
      ...(html.match(/\bon[a-z]+="[^"]*"/g) ?? []),
    ];
  }
}
