import { readFile } from "node:fs/promises";
import { findings } from "../../fixtures/axe.ts";
import { signIn } from "../../fixtures/content/content.ts";
import { expect, test } from "../../fixtures/content/public-site.ts";
import { LitePage } from "../../pages/lite-page.ts";
import { PublicPage } from "../../pages/public-page.ts";

/** News, tenders, and what is passed on. */
test.use({ serviceWorkers: "block", viewport: { width: 360, height: 740 }, ministry: "news" });

const dayMs = 86_400_000;
/** A date so many days from today, at the ministry (three hours ahead). */
const inDays = (days: number) =>
  new Date(Date.now() + 3 * 3_600_000 + days * dayMs).toISOString().slice(0, 10);

async function publish(apiUrl: string, path: string, fields: Record<string, string | File>): Promise<void> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const headers = { authorization: `Bearer ${await signIn(apiUrl)}` };
  const answer = await fetch(apiUrl + path, { method: "POST", headers, body });
  expect(answer.ok, path).toBe(true);
}

test("search, six tasks, the hotline and the latest news stand within two screens of a phone, before any script", async ({
  browser,
  product,
  content,
}) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    serviceWorkers: "block",
  });
  // The HTML as it is sent, no script of it run.
  await context.route(/\.js$/, (route) => route.abort());
  const page = await context.newPage();
  await expect
    .poll(async () => {
      await page.goto(product.siteUrl);
      return page.getByRole("region", { name: "Latest news" }).getByRole("listitem").allTextContents();
    })
    .toEqual(expect.arrayContaining([expect.stringContaining(content.lastEvent)]));
  const news = page.getByRole("region", { name: "Latest news" });
  await expect(news.getByRole("listitem")).toHaveCount(3);
  await expect(
    page.getByRole("navigation", { name: "What would you like to do?" }).getByRole("link"),
  ).toHaveText([
    /Find a project/,
    /Report a broken water point/,
    /Read publications/,
    /See open tenders/,
    /Contact the ministry/,
    /Keep the site for offline use/,
  ]);
  await expect(
    page
      .getByRole("main")
      .getByRole("link", { name: /^Hotline/ })
      .first(),
  ).toHaveAttribute("href", /^tel:/);
  const box = await news.boundingBox();
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(2 * 740);
  await page.getByRole("main").getByRole("searchbox").fill("coast");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/search\?q=coast$/);
  await context.close();
});

test("news are narrowed by month, place and sector, with scripts and without", async ({
  page,
  browser,
  product,
}) => {
  await publish(product.apiUrl, "/createProjectEvent/Event", {
    title: "Turbine turned on in the hills",
    ministry: "Energy Department",
    description: "Wind for nine villages.",
    sector: "energy",
    district: "Eastern hills",
  });
  await page.goto(`${product.siteUrl}/EventPost`);
  const shown = new PublicPage(page);
  await shown.untilAlive();
  await page.getByLabel("Place").selectOption("Eastern hills");
  await expect(page).toHaveURL(/\?district=Eastern\+hills$/);
  const titles = page.getByRole("main").getByRole("heading", { level: 3 });
  await expect(titles).toHaveText(["Turbine turned on in the hills"]);
  expect(await findings(page)).toEqual([]);
  expect(await shown.overflow()).toBeLessThanOrEqual(0);

  const plain = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  const lite = await plain.newPage();
  await new LitePage(lite).open(`${product.siteUrl}/EventPost`);
  const main = lite.getByRole("main");
  await main.getByRole("combobox", { name: "Sector" }).selectOption("Energy");
  await main.getByRole("button", { name: "Show" }).click();
  await expect(lite).toHaveURL(/sector=energy/);
  await expect(main.getByRole("heading", { level: 3 })).toHaveText(["Turbine turned on in the hills"]);
  await plain.close();
});

test("tenders say what is left, and give a calendar file", async ({ page, product }) => {
  const file = new File(["%PDF-1.4\n%%EOF\n"], "Lots.pdf", { type: "application/pdf" });
  for (const [title, days] of [
    ["Drilling of nine wells", 9],
    ["Repair of the old pumps", -4],
  ] as const) {
    await publish(product.apiUrl, "/createAssess/DocumentFile", {
      title,
      category: "tenders",
      closingDate: inDays(days),
      file,
    });
  }
  await page.goto(`${product.siteUrl}/tenders`);
  const open = page.getByRole("region", { name: "Open tenders" });
  const first = open.getByRole("heading", { level: 3 });
  await expect(first).toHaveText(["Drilling of nine wells"]);
  // The list begins on the first screen of a phone.
  await expect(first).toBeInViewport({ ratio: 1 });
  await expect(open.getByText("9 days left")).toBeVisible();
  const closed = page.getByRole("region", { name: "Closed tenders" });
  await expect(closed.getByRole("heading", { level: 3 })).toHaveText(["Repair of the old pumps"]);

  const downloading = page.waitForEvent("download");
  await open.getByRole("link", { name: /^Add to calendar/ }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("tender.ics");
  const calendar = await readFile(await download.path(), "utf8");
  expect(calendar).toContain(`DTSTART;VALUE=DATE:${inDays(9).replaceAll("-", "")}\r\n`);
  expect(calendar).toContain("SUMMARY:Tender closes: Drilling of nine wells\r\n");
  expect(await findings(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.reload();
  expect(await findings(page, ["color-contrast"])).toEqual([]);
  expect(await new PublicPage(page).overflow()).toBeLessThanOrEqual(0);
});

test("a project passed on as one file opens from a disk without a network, with its pictures", async ({
  page,
  browser,
  product,
  content,
}, info) => {
  await page.goto(`${product.siteUrl}/SingalProjectsWater/${content.project.id}`); // (sic)
  await new PublicPage(page).untilAlive();
  await page.getByRole("button", { name: "Pass on" }).click();
  const dialog = page.getByRole("dialog", { name: "Pass this on" });
  await expect(dialog.getByRole("img", { name: "QR code of the address" })).toBeVisible();
  await expect(dialog.getByRole("button", { name: /^Save the file: With pictures/ })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  for (const kind of ["Small, without pictures", "With pictures"]) {
    const save = dialog.getByRole("button", { name: `Save the file: ${kind}` });
    const promised = Number(/\((\d+) kB\)/.exec((await save.getAttribute("aria-label")) ?? "")?.[1]);
    const downloading = page.waitForEvent("download");
    await save.click();
    const path = info.outputPath(`${kind}.html`);
    await (await downloading).saveAs(path);
    const bytes = (await readFile(path)).length;
    expect(Math.abs(bytes / 1024 - promised), `${kind}: ${bytes} bytes`).toBeLessThanOrEqual(2);

    const away = await browser.newContext({ offline: true, viewport: { width: 320, height: 640 } });
    const opened = await away.newPage();
    const asked: string[] = [];
    opened.on("request", (request) => asked.push(request.url()));
    await opened.goto(`file://${encodeURI(path)}`);
    await expect(opened.getByRole("heading", { level: 1 })).toHaveText(content.project.title);
    await expect(opened.getByText("Fourteen wells are dug and covered")).toBeVisible();
    await expect(
      opened.getByRole("link", { name: `/SingalProjectsWater/${content.project.id}` }),
    ).toBeVisible(); // (sic)
    await expect(opened.getByRole("img", { name: "QR" })).toBeVisible();
    const sizes = await opened.evaluate(() => [...document.images].map(({ naturalWidth }) => naturalWidth));
    expect(sizes.every((width) => width > 0)).toBe(true);
    expect(sizes.length > 0, kind).toBe(kind === "With pictures");
    expect(asked.filter((url) => !/^(?:file|data):/.test(url))).toEqual([]);
    expect(await new PublicPage(opened).overflow()).toBeLessThanOrEqual(0);
    expect(await findings(opened)).toEqual([]);
    await away.close();
  }
});

test("who comes back sees what is new, until they have seen it", async ({ page, product }) => {
  await page.addInitScript(() => {
    const before = Date.now() - 7_200_000;
    if (!localStorage.getItem("last-visit"))
      localStorage.setItem("last-visit", JSON.stringify({ last: before }));
  });
  await page.goto(product.siteUrl);
  const said = page.getByText(/^New since your last visit on/);
  await expect(said).toBeVisible();
  await expect(
    page.getByRole("region", { name: "Latest news" }).getByText("New", { exact: true }),
  ).toHaveCount(3);
  expect(await findings(page)).toEqual([]);
  await page.getByRole("button", { name: "Mark all as seen" }).click();
  await expect(said).toHaveCount(0);
  await page.goto(`${product.siteUrl}/EventPost`);
  await new PublicPage(page).untilAlive();
  await expect(page.getByRole("main").getByText("New", { exact: true })).toHaveCount(0);
});
