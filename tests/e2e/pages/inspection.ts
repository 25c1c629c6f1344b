import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };

/**
 * Looks at the state a page is in at two widths, with axe and for sideways scrolling; what was found is gathered, so
 * that one run tells of every screen.
 */
export class Inspection {
  readonly found: string[] = [];

  constructor(
    private readonly page: Page,
    /** What is looked at; the rest of the page is looked at once, by `whole`. */
    private readonly part = "main",
  ) {}

  async look(state: string, part = this.part): Promise<void> {
    for (const width of [desktop, phone]) {
      await this.page.setViewportSize(width);
      const wide = await this.page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (wide > 0) {
        const widest = await this.page.evaluate(widestElements);
        this.found.push(`${state} at ${width.width}: scrolls sideways by ${wide} px: ${widest}`);
      }
      // In the page itself: the other way opens a further page for each look, and there are no frames here.
      const { violations } = await new AxeBuilder({ page: this.page })
        .setLegacyMode(true)
        .include(part)
        .analyze();
      for (const { id, nodes } of violations)
        for (const { target } of nodes)
          this.found.push(`${state} at ${width.width}: ${id} ${target.join(" ")}`);
    }
  }

  whole(state: string): Promise<void> {
    return this.look(state, "body");
  }

  expectNothingFound(): void {
    expect(this.found).toEqual([]);
  }
}

/** Names the innermost elements that reach beyond the right edge of the screen; runs in the page. */
function widestElements(): string {
  const right = document.documentElement.clientWidth;
  return [...document.querySelectorAll("main *")]
    .filter((element) => element.getBoundingClientRect().right > right + 1)
    .filter((element) => element.children.length === 0)
    .slice(0, 3)
    .map((element) => `${element.tagName.toLowerCase()}.${element.className} "${element.textContent}"`)
    .join(", ");
}
