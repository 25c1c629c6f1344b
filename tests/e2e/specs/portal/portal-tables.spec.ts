import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { signIn } from "../../fixtures/content/content.ts";
import { expect, test } from "../../fixtures/product.ts";
import { Portal } from "../../pages/portal.ts";
import { slowProcessor } from "../../pages/slow-processor.ts";

/** The tables of the portal, with as many events as an officer really has. */
test.use({ serviceWorkers: "block", viewport: { width: 1280, height: 800 }, ministry: "tables" });

const eventCount = 60;
const title = (number: number) => `Meeting ${number}`;

let token: string;

test.beforeAll(async ({ product: { apiUrl } }) => {
  token = await signIn(apiUrl);
  const post = async (path: string, fields: Record<string, string>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    const answer = await fetch(apiUrl + path, {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
      body,
    });
    expect(answer.ok, await answer.clone().text()).toBe(true);
  };
  for (let number = 1; number <= eventCount; number++) {
    const ministry = number % 2 ? "Water" : "Energy";
    await post("/createProjectEvent/Event", {
      title: title(number),
      ministry,
      description: "About the wells",
    });
  }
  await post("/createProjectWater/waterProject", { title: "Dam", desc: "For the herds" });
  const achievements = "• Drilled [60] — to the second water\n• Fitted [10] — with a pump";
  await post("/createProjectWater/waterProject", {
    title: "Borehole",
    desc: "For three villages",
    achievements,
  });
});

const titles = (page: Page) => page.getByRole("rowheader").allTextContents();
const shown = (page: Page) => page.getByText(/^\d+( of \d+)? events?\b/);

async function open(page: Page, siteUrl: string, path: string) {
  const portal = new Portal(page, siteUrl);
  await portal.open(path);
  await portal.signIn();
  await portal.expectAt(path);
}

async function confirmDelete(page: Page, question: string) {
  const dialog = page.getByRole("alertdialog", { name: question });
  await expect(dialog.getByText(/kept in the Trash for 30 days/)).toBeVisible();
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(dialog).toBeHidden();
}

test("@everyday A-184 events are found, sorted, paged, deleted and brought back", async ({
  page,
  product: { siteUrl },
}) => {
  await open(page, siteUrl, "/EventTable");
  await expect(shown(page)).toHaveText("60 events, page 1 of 2");
  expect([(await titles(page)).length, (await titles(page))[0]]).toEqual([50, title(60)]);

  // Pages stand in the address: an edit begun there leads back there.
  await page.getByRole("button", { name: "Next" }).click();
  await expect(shown(page)).toHaveText("60 events, page 2 of 2");
  await expect(shown(page)).toBeFocused();
  await page.getByRole("link", { name: `Edit ${title(3)}`, exact: true }).click();
  await expect(page).toHaveURL(/EventUpdateForm/);
  await page.goBack();
  await expect(shown(page)).toHaveText("60 events, page 2 of 2");

  // Sorted by the keyboard alone, and found.
  await page.goto(`${siteUrl}/EventTable`);
  await page.getByRole("button", { name: "Title", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("columnheader", { name: "Title" })).toHaveAttribute("aria-sort", "ascending");
  expect((await titles(page)).slice(0, 3)).toEqual([title(1), title(2), title(3)]);
  await page.getByLabel("Ministry", { exact: true }).selectOption("Water");
  await page.getByLabel("Find events").fill("meeting 1");
  await expect(shown(page)).toHaveText("10 of 60 events");
  await expect(page).toHaveURL(/q=meeting\+1/);
  await page.reload();
  await expect(shown(page)).toHaveText("10 of 60 events");
  expect(await titles(page)).toEqual([1, 11, 13, 15, 17, 19, 21, 31, 41, 51].map(title));

  // One goes and comes back.
  await page.getByRole("button", { name: `Delete ${title(13)}` }).focus();
  await page.keyboard.press("Enter");
  await confirmDelete(page, "Delete this event?");
  await expect(page.getByRole("button", { name: `Delete ${title(15)}` })).toBeFocused();
  await expect(shown(page)).toHaveText("9 of 59 events");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Event restored")).toBeVisible();
  await expect(shown(page)).toHaveText("10 of 60 events");

  // Five go with one question, and come back from the trash.
  for (const number of [1, 11, 13, 15, 17])
    await page.getByLabel(`Select ${title(number)}`, { exact: true }).check();
  await page.getByRole("button", { name: "Delete selected events" }).click();
  await confirmDelete(page, "Delete 5 events?");
  await expect(page.getByText("5 events deleted")).toBeVisible();
  expect(await titles(page)).toEqual([19, 21, 31, 41, 51].map(title));
  await page.getByRole("link", { name: "Trash" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Trash" })).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: title(11) })).toContainText("30");
  await page.getByLabel("Select all 5 on this page").check();
  await page.getByRole("button", { name: "Restore selected" }).click();
  await expect(page.getByText("Nothing was deleted in the last 30 days.")).toBeVisible();
  await page.goto(`${siteUrl}/EventTable`);
  await expect(shown(page)).toHaveText("60 events, page 1 of 2");
});

test("on a slow processor a filter, an order and a word chosen in quick succession all count", async ({
  page,
  product: { siteUrl },
}) => {
  await open(page, siteUrl, "/EventTable");
  await expect(shown(page)).toHaveText("60 events, page 1 of 2");
  await slowProcessor(page);
  await page.evaluate(() => {
    const selects = [...document.querySelectorAll<HTMLSelectElement>("main select")];
    const choose = (select: HTMLSelectElement | undefined, value: string) => {
      if (!select) throw new Error(`no field for ${value}`);
      select.value = value;
      select.dispatchEvent(new Event("change", { bubbles: true }));
    };
    const withOption = (value: string) =>
      selects.find(({ options }) => [...options].some((option) => option.value === value));
    choose(withOption("Water"), "Water");
    choose(withOption("title"), "title");
  });
  await page.getByLabel("Find events").fill("meeting 1");
  await expect(page).toHaveURL(/q=meeting\+1/);
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    q: "meeting 1",
    ministry: "Water",
    sort: "title",
  });
  await expect(shown(page)).toHaveText("10 of 60 events");
});

test("A-118 AMB-19 an achievement that has moved meanwhile is not deleted for another one", async ({
  page,
  product: { siteUrl, apiUrl },
}) => {
  await open(page, siteUrl, "/WaterAchievementsTable");
  const list = (await (await fetch(`${apiUrl}/readProjectWater/waterProject`)).json()) as unknown;
  const [project] = (Array.isArray(list) ? list : (list as { data: unknown[] }).data) as { _id: string }[];
  await expect(page.getByRole("button", { name: "Delete Fitted" })).toBeVisible();
  // A colleague deletes the first one: the second one takes its place.
  const headers = { authorization: `Bearer ${token}` };
  await fetch(`${apiUrl}/Delete/${project?._id}/achievements/0`, { method: "DELETE", headers });
  await page.getByRole("button", { name: "Delete Drilled" }).click();
  await confirmDelete(page, "Delete this achievement?");
  await expect(page.getByText(/The list has been loaded again/)).toBeVisible();
  expect(await titles(page)).toEqual(["Fitted"]);
  await page.getByRole("button", { name: "Delete Fitted" }).click();
  await confirmDelete(page, "Delete this achievement?");
  await expect(page.getByText("No achievements yet.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: "Delete Fitted" })).toBeVisible();
});

test("the tables are accessible as tables and as cards", async ({ page, product: { siteUrl } }) => {
  // Six screens, twice each: minutes on a loaded machine.
  await open(page, siteUrl, "/WaterProjectTable");
  // Something for the trash to show.
  await page.getByRole("button", { name: "Delete Dam" }).click();
  await confirmDelete(page, "Delete this project?");
  for (const path of [
    "/WaterProjectTable",
    "/WaterAchievementsTable",
    "/EventTable",
    "/AssessmentDashsPost",
    "/WaterProjectPhotosTable",
    "/AdminTrash",
  ]) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(siteUrl + path);
    const contents = page.getByText(
      /^\d+ (project|achievement|event|document)s?|^Select a project to|^\d+ deleted/,
    );
    await expect(contents.first()).toBeVisible();
    const all = page.getByLabel(/^Select all/);
    // With rows ticked, everything that a table can show stands there.
    if (await all.isVisible()) await all.check();
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      const { violations } = await new AxeBuilder({ page }).include("main").analyze();
      expect(violations.map(({ id, nodes }) => `${path} ${width} ${id} ${nodes[0]?.html}`)).toEqual([]);
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over, `${path} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("fifty events are a short list, and what can be done with one stands behind a button", async ({
    page,
    product: { siteUrl },
  }) => {
    await open(page, siteUrl, "/EventTable");
    await expect(shown(page)).toHaveText("60 events, page 1 of 2");
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    console.info(`50 events at 390 px: ${height} px high`);
    expect(height).toBeLessThanOrEqual(4_500);

    // No Delete lies where a thumb scrolls.
    const remove = page.getByRole("button", { name: /^Delete Meeting/ });
    await expect(remove).toHaveCount(0);
    const menu = page.getByRole("button", { name: `Actions for ${title(58)}` });
    await menu.tap();
    await expect(remove).toHaveCount(1);
    const [edit, deletes] = [page.getByRole("link", { name: `Edit ${title(58)}` }), remove];
    const boxes = await Promise.all([menu, edit, deletes].map((control) => control.boundingBox()));
    for (const box of boxes) expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    const [, above, below] = boxes;
    expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeGreaterThanOrEqual(24);
    const { violations } = await new AxeBuilder({ page }).include("main").analyze();
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
    await page.getByRole("heading", { level: 1 }).tap();
    await expect(remove).toHaveCount(0);

    // By keyboard: Escape leads back to the button, and so does a question that is cancelled.
    await menu.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(edit).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(menu).toBeFocused();
    await page.keyboard.press("Enter");
    await remove.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alertdialog", { name: "Delete this event?" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu).toBeFocused();

    // The last row's menu opens within the screen, and the next row goes on after a delete.
    await page.getByRole("button", { name: `Actions for ${title(11)}` }).tap();
    await expect(page.getByRole("button", { name: `Delete ${title(11)}` })).toBeInViewport({ ratio: 1 });
    await page.getByRole("button", { name: `Delete ${title(11)}` }).tap();
    await confirmDelete(page, "Delete this event?");
    await expect(page.getByRole("button", { name: `Actions for ${title(12)}` })).toBeFocused();
    await page.getByRole("button", { name: "Undo" }).tap();
    await expect(page.getByText("Event restored")).toBeVisible();
  });
});
