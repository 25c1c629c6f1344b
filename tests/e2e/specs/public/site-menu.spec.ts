import { untilSmallPictures } from "../../fixtures/content/content.ts";
import { expect, test } from "../../fixtures/content/public-site.ts";
import { PublicPage } from "../../pages/public-page.ts";

/** The header's menu in its two forms (spec, section 2). */
test.use({ serviceWorkers: "block" });

test("@everyday P-20 P-21 P-22 P-23 P-24 P-28 the header's menu works by keyboard alone", async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${product.siteUrl}/`);
  await new PublicPage(page).untilAlive();
  const menu = page.getByRole("navigation", { name: "Main", exact: true });
  const groups = {
    About: [["Ministry", "/Ministry"], ["Leadership", "/minister"], ["General Director"]],
    Departments: [
      ["Water", "/water"],
      ["Energy", "/Energy"],
      ["Policy & Planning", "/PlanningPolicy"],
      ["Admin & Finance", "/Admin&finace"], // (sic)
    ],
    Projects: [
      ["Energy", "/EnergyProject"],
      ["Water", "/WaterProject"],
    ],
  };
  for (const [name, entries] of Object.entries(groups)) {
    const button = menu.getByRole("button", { name });
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(button).toHaveAttribute("aria-expanded", "true");
    const list = menu
      .getByRole("listitem")
      .filter({ has: page.getByRole("button", { name }) })
      .getByRole("list");
    await expect(list.getByRole("listitem")).toHaveText(entries.map(([label]) => label ?? ""));
    for (const [label = "", to] of entries) {
      const link = list.getByRole("link", { name: label, exact: true });
      if (!to) await expect(link).toHaveCount(0);
      else {
        await page.keyboard.press("Tab");
        await expect(link).toBeFocused();
        await expect(link).toHaveAttribute("href", to);
      }
    }
    await page.keyboard.press("Escape");
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await expect(button).toBeFocused();
  }
  for (const [label, to] of [
    ["Dashboard", "/"],
    ["Publications", "/AssessmentsPost"],
    ["Events", "/EventPost"],
    ["Contact", "/contact"],
  ] as const) {
    await expect(menu.getByRole("link", { name: label })).toHaveAttribute("href", to);
  }
  await menu.getByRole("button", { name: "Projects" }).press("ArrowDown");
  // The list opens with the next frame.
  await expect(menu.getByRole("link", { name: "Energy", exact: true }).last()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/EnergyProject$/);
  await expect(menu.getByRole("button", { name: "Projects" })).toHaveAttribute("aria-expanded", "false");
});

test("@everyday P-25 P-26 P-27 the small-screen menu unfolds, its groups unfold, and it closes behind a link", async ({
  page,
  product,
}) => {
  await page.goto(`${product.siteUrl}/`);
  const shown = new PublicPage(page);
  await shown.untilAlive();
  const menu = page.getByRole("navigation", { name: "Main menu" });
  const toggle = menu.getByRole("button", { name: "Menu" });
  await expect(page.getByRole("navigation", { name: "Main", exact: true })).toBeHidden();
  await expect(menu.getByRole("list").first()).toBeHidden();
  await toggle.click();
  const departments = menu.getByRole("button", { name: "Departments" });
  await expect(menu.getByRole("link", { name: "Admin and Finance" })).toBeHidden();
  await departments.click();
  await expect(departments).toHaveAttribute("aria-expanded", "true");
  await menu.getByRole("link", { name: "Admin and Finance" }).click();
  await expect(page).toHaveURL(/\/Admin&finace$/); // (sic)
  await expect(toggle).toHaveAttribute("aria-expanded", "false");
  await expect(menu.getByRole("list").first()).toBeHidden();
});

test("the menu has the switch for low data, says what the visit cost, and shows all pictures for a price", async ({
  page,
  product,
  content,
}) => {
  await untilSmallPictures(`${product.apiUrl}/readProjectWater/waterProject`);
  await page.goto(`${product.siteUrl}/SingalProjectsWater/${content.project.id}`); // (sic)
  const shown = new PublicPage(page);
  await shown.untilAlive();
  // What comes later was not in the sum.
  await shown.untilLoaded();
  const low = await shown.lowDataSwitch();
  await expect(low).toHaveAttribute("aria-pressed", "false");
  const menu = page.getByRole("navigation", { name: "Main menu" });
  await expect(menu.getByText(/^This visit so far: \d+ kB$/)).toBeVisible();
  await expect(menu.getByRole("button", { name: /^Show all/ })).toHaveCount(0);
  await low.click();
  await expect(low).toHaveAttribute("aria-pressed", "true");
  const one = page.getByRole("main").getByRole("button", { name: /^Show picture, \d+ kB$/ });
  await expect(one.first()).toBeVisible();
  await menu.getByRole("button", { name: /^Show all pictures, \d+ kB$/ }).click();
  await expect(one).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("img").first()).toBeVisible();
  await expect(menu.getByRole("button", { name: /^Show all/ })).toHaveCount(0);
});

test("on a wide screen low data and the visit's cost are under Data, and the list stays on the screen", async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 1216, height: 800 });
  await page.goto(`${product.siteUrl}/contact`);
  await new PublicPage(page).untilAlive();
  const menu = page.getByRole("navigation", { name: "Main", exact: true });
  await menu.getByRole("button", { name: "Data" }).click();
  const low = menu.getByRole("button", { name: "Low data" });
  await expect(menu.getByText(/^This visit so far: /)).toBeInViewport({ ratio: 1 });
  await expect(low).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Escape");
  await expect(low).toBeHidden();
  await expect(page.getByRole("contentinfo").getByRole("button", { name: "Low data" })).toHaveCount(0);
});
