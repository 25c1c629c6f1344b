import { expect, type Locator, type Page } from "@playwright/test";
import { firstAdmin } from "../../support/servers/product.ts";

/** A file as a person would choose it. */
export interface Chosen {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export const jpeg = (name: string, buffer: Buffer): Chosen => ({ name, mimeType: "image/jpeg", buffer });

/** The portal as an officer sees it. */
export class Portal {
  constructor(
    readonly page: Page,
    private readonly siteUrl: string,
  ) {}

  async open(path: string): Promise<void> {
    await this.page.goto(this.siteUrl + path);
  }

  /** Fills in the sign-in that the portal asks for, wherever it was opened. */
  async signIn({ email, password } = firstAdmin): Promise<void> {
    await this.page.getByLabel("Email").fill(email);
    await this.page.getByLabel("Password").fill(password);
    await this.page.getByRole("button", { name: "Login" }).click();
  }

  /** Fills text fields, named by the beginning of their labels: required ones carry a mark behind it. */
  async fill(fields: Record<string, string>): Promise<void> {
    for (const [label, value] of Object.entries(fields)) await this.textbox(label).fill(value);
  }

  /** Chooses files in the picker of that label. */
  async choose(label: string, ...files: Chosen[]): Promise<void> {
    await this.page.getByLabel(new RegExp(`^${label}[\\s*]*$`)).setInputFiles(files);
  }

  /** Saves a new project, with the fields empty that the test leaves empty. */
  async saveProject(): Promise<void> {
    await this.page.getByRole("button", { name: "Save project" }).click();
    await this.page.getByRole("button", { name: "Publish anyway" }).click();
  }

  /** Waits until the bell counts nothing more: all that was saved has reached the server. */
  async untilSent(): Promise<void> {
    const bell = this.page.getByRole("button", { name: "Notifications", exact: true });
    await expect(bell).toBeVisible({ timeout: 60_000 });
  }

  row(text: string): Locator {
    return this.page.getByRole("row").filter({ hasText: text });
  }

  /** Opens what can be done with a record, where a phone folds it behind a button. */
  async openActions(record: string): Promise<void> {
    await this.page.getByRole("button", { name: `Actions for ${record}`, exact: true }).click();
  }

  async expectAt(path: string, { timeout }: { timeout?: number } = {}): Promise<void> {
    await expect(this.page).toHaveURL(this.siteUrl + path, { timeout });
  }

  /** Waits until a chosen picture is drawn; its empty place bears the same name. */
  async expectDrawn(name: string): Promise<void> {
    const picture = this.page.getByRole("img", { name }).and(this.page.locator("img"));
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.evaluate((drawn: HTMLImageElement) => drawn.naturalWidth))
      .toBeGreaterThan(0);
  }

  /** The screen's title. */
  get heading(): Locator {
    return this.page.getByRole("heading", { level: 1 });
  }

  /** Goes to another screen as a link would, without reloading the page. */
  async go(path: string): Promise<void> {
    await this.page.evaluate((to) => {
      history.pushState({}, "", to);
      dispatchEvent(new PopStateEvent("popstate", { state: {} }));
    }, path);
  }

  /** Everything the screen asked for has come: no grey boxes are left in the place of contents. */
  async untilLoaded(): Promise<void> {
    await expect(this.page.getByText("Loading", { exact: true })).toHaveCount(0);
  }

  private textbox(label: string): Locator {
    return this.page.getByRole("textbox", { name: new RegExp(`^${label}\\b`) });
  }
}
