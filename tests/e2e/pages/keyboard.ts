import { expect, type Locator, type Page } from "@playwright/test";
import type { Chosen } from "./portal.ts";

/** More presses than any screen of the portal has stops. */
const mostPresses = 120;

/** Somebody who has nothing but a keyboard: what Tab does not reach cannot be used. */
export class Keyboard {
  constructor(private readonly page: Page) {}

  /** Tabs on until the control has the focus; fails when it is never reached. */
  async reach(control: Locator, { back = false } = {}): Promise<void> {
    await control.waitFor();
    for (let press = 0; press < mostPresses; press += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press(back ? "Shift+Tab" : "Tab");
    }
    throw new Error(`Tab never reaches ${String(control)}`);
  }

  /** Reaches it and presses Enter. */
  async press(control: Locator, options?: { back?: boolean }): Promise<void> {
    await this.reach(control, options);
    await this.page.keyboard.press("Enter");
  }

  /** Reaches a field and replaces its text. */
  async write(field: Locator, text: string): Promise<void> {
    await this.reach(field);
    await this.page.keyboard.press("Control+A");
    await this.page.keyboard.insertText(text);
    await expect(field).toHaveValue(text);
  }

  /**
   * Opens a picker from the keyboard and chooses files.
   *
   * The chooser is asked for before the picker is reached: the page learns of it on another way than
   * the keys go, and an Enter that overtakes it opens a chooser of the system, of which nobody hears.
   * The question for the focus takes the same way, so its answer shows that the page has learnt of it.
   */
  async choose(picker: Locator, ...files: Chosen[]): Promise<void> {
    const [opened] = await Promise.all([this.page.waitForEvent("filechooser"), this.press(picker)]);
    await opened.setFiles(files);
  }
}
