import type { Browser, Page } from "@playwright/test";
import { signIn } from "../../fixtures/content/content.ts";
import { expect, test } from "../../fixtures/product.ts";
import { Device } from "../../pages/device.ts";
import { jpeg, Portal } from "../../pages/portal.ts";
import { Inspection } from "../../pages/inspection.ts";
import { phonePhoto } from "../../../support/devices/photo.ts";
import { firstAdmin } from "../../../support/servers/product.ts";

/** The forms of the portal against the real server: online, offline, and with somebody else at work. */
test.describe.configure({ mode: "serial" });

interface Stored {
  _id: string;
  title: string;
  [field: string]: unknown;
}

/** The records of a list, as a visitor reads them. */
async function listed(address: string): Promise<Stored[]> {
  const reply = (await (await fetch(address)).json()) as Stored[] | { data?: Stored[]; items?: Stored[] };
  return Array.isArray(reply) ? reply : (reply.data ?? reply.items ?? []);
}
const events = (apiUrl: string) => listed(`${apiUrl}/readProjectEvent/Event`);
const titled = (records: Stored[], title: string) => records.filter((one) => one.title === title);

/** Creates a record by the API; resolves with its id. */
async function create(apiUrl: string, path: string, fields: Record<string, string>): Promise<string> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const headers = { authorization: `Bearer ${await signIn(apiUrl)}` };
  const answer = await fetch(apiUrl + path, { method: "POST", headers, body });
  return ((await answer.json()) as Stored)._id;
}

/** An account that the first admin registers. */
async function register(apiUrl: string, name: string): Promise<typeof firstAdmin> {
  const account = {
    email: `${name.toLowerCase()}@ministry.example`,
    password: `the long password of ${name}`,
  };
  const headers = { authorization: `Bearer ${await signIn(apiUrl)}`, "content-type": "application/json" };
  const body = JSON.stringify({ name, ...account });
  const answer = await fetch(`${apiUrl}/createAdmin`, { method: "POST", headers, body });
  expect(answer.ok, await answer.text()).toBe(true);
  return account;
}

async function signedIn(
  browser: Browser,
  siteUrl: string,
  path: string,
  account = firstAdmin,
): Promise<Portal> {
  const page = await (await browser.newContext()).newPage();
  const portal = new Portal(page, siteUrl);
  await portal.open(path);
  await portal.signIn(account);
  await portal.expectAt(path);
  return portal;
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const seesText = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();

test("@everyday A-130 A-131 an event's life: created, its title refused a second time, changed with a new picture", async ({
  browser,
  product: { siteUrl, apiUrl },
}) => {
  const portal = await signedIn(browser, siteUrl, "/EventCreateForm");
  const { page } = portal;
  await press(page, "Create Event");
  const summary = page.getByRole("alert").filter({ hasText: "There is a problem" });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("link")).toHaveText(["Title is required.", "Cover image is required."]);
  const opening = {
    Title: "Opening of the dam",
    Ministry: "Energy and Water",
    "Short Description": "On Monday.",
  };
  await portal.fill(opening);
  await portal.choose("Cover Image", jpeg("cover.jpg", await phonePhoto({ width: 1200, height: 900 })));
  await page.getByRole("textbox", { name: /^Title/ }).press("Control+Enter");
  await seesText(page, "Event created successfully");
  await portal.expectAt("/EventTable");
  // Other files of this run may have created events before.
  const openings = async () =>
    (await events(apiUrl)).filter(({ title }) => title.trim().toLowerCase() === opening.Title.toLowerCase());
  const [event] = await openings();
  expect(event).toMatchObject({ title: opening.Title, ministry: opening.Ministry });

  await portal.open("/EventCreateForm");
  await portal.fill({ Title: "  OPENING of the dam " });
  await portal.choose("Cover Image", jpeg("cover.jpg", await phonePhoto({ width: 800, height: 600 })));
  await press(page, "Create Event");
  await seesText(page, "An event with this title already exists. Please choose another.");
  expect(await openings()).toHaveLength(1);
  await press(page, "Clear");
  await press(page, "Clear the form");

  await portal.open(`/EventUpdateForm/${event?._id}`);
  await portal.fill({ Ministry: "Ministry of Energy" });
  await portal.choose(
    "Objective Image \\(optional\\)",
    jpeg("goal.jpg", await phonePhoto({ width: 800, height: 600 })),
  );
  await press(page, "Update Event");
  await seesText(page, "Event updated");
  await portal.expectAt("/EventTable");
  const [changed] = await openings();
  expect(changed).toMatchObject({ ministry: "Ministry of Energy", coverImage: event?.["coverImage"] });
  expect(changed?.["objectiveImage"]).toBeTruthy();
});

test("A-107 A-108 saved without a server, each on this device; once it is back each arrives, once", async ({
  browser,
  product,
}) => {
  const { siteUrl, apiUrl } = product;
  const project = await create(apiUrl, "/createProjectEnergy/EnergyProject", { title: "Mini grid" });
  const portal = await signedIn(browser, siteUrl, "/EventCreateForm");
  const { page } = portal;
  await portal.fill({ Title: "Market day", Ministry: "Water" });
  await portal.choose("Cover Image", jpeg("market.jpg", await phonePhoto({ width: 1200, height: 900 })));
  const form = await page.context().newPage();
  const energy = new Portal(form, siteUrl);
  await energy.open("/ProjectAchievementForm");
  const device = new Device(form);
  await device.untilReady(/readProjectEnergy\/EnergyProject/);
  await expect.poll(() => device.activeBuild("admin-mfe"), { timeout: 30_000 }).toBeTruthy();
  await product.stop();
  try {
    // Opened again with no server: the projects come from what the device keeps.
    await energy.open("/ProjectAchievementForm");
    await form.getByLabel(/^Project/).selectOption("Mini grid");
    await energy.fill({ Title: "Poles delivered", Detail: "  120 poles " });
    await form.getByLabel(/^Progress/).fill("250");
    await press(page, "Create Event");
    await seesText(page, "Saved on this device");
    await portal.expectAt("/EventTable");
    await press(form, "Add Achievement");
    await seesText(form, "Saved on this device");
    await expect(form.getByRole("textbox", { name: /^Title/ })).toHaveValue("");
  } finally {
    await product.start();
  }
  await portal.untilSent();
  const [market, ...more] = titled(await events(apiUrl), "Market day");
  expect([market?.["ministry"], more]).toEqual(["Water", []]);
  const { achievements } = (await (await fetch(`${apiUrl}/createAchiev/${project}/achievements`)).json()) as {
    achievements: object[];
  };
  expect(achievements).toEqual([
    expect.objectContaining({ title: "Poles delivered", detail: "120 poles", progress: 100 }),
  ]);
});

test("A-147 A-153 A-154 a document is uploaded and changed, and keeps its file", async ({
  browser,
  product: { siteUrl, apiUrl },
}) => {
  const portal = await signedIn(browser, siteUrl, "/DocumentManagerForm");
  const { page } = portal;
  await press(page, "Upload");
  await seesText(page, "Please choose a file.");
  const pdf = Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n");
  await portal.fill({ Title: "Water assessment", Description: "Of forty wells." });
  await page.getByLabel(/^Category/).selectOption("water");
  await portal.choose("File", { name: "wells.pdf", mimeType: "application/pdf", buffer: pdf });
  await press(page, "Upload");
  await seesText(page, "Uploaded with title: Water assessment");
  // Other files of this run may have published something before.
  const documents = async (path?: unknown) =>
    (await listed(`${apiUrl}/ReadAssess/DocumentFile`)).filter(
      (one) => one["filename"] === "wells.pdf" || one["path"] === path,
    );
  const [before] = await documents();
  await portal.open(`/AssessmentUpdateForm/${before?._id}`);
  await expect(page.getByRole("link", { name: "wells.pdf" })).toBeVisible();
  await portal.fill({ Title: "Assessment of the wells" });
  await press(page, "Save");
  await seesText(page, "Document updated");
  await portal.expectAt("/AssessmentDashsPost");
  expect(await documents(before?.["path"])).toEqual([
    expect.objectContaining({ title: "Assessment of the wells", path: before?.["path"], category: "water" }),
  ]);
});

test("two people edit one project: the second hears who was faster, sees both versions and chooses", async ({
  browser,
  product,
}) => {
  const { siteUrl, apiUrl } = product;
  const asha = await register(apiUrl, "Asha");
  for (const [sector, path, single] of [
    ["Energy", "/createProjectEnergy/EnergyProject", "/readProjectEnergySingal/EnergyProject"],
    ["Water", "/createProjectWater/waterProject", "/readProjectWaterSingal/waterProject"],
  ] as const) {
    const fields = { title: "Old title", desc: "Old words", componentTitle: "Parts", objective: "Light" };
    const id = await create(apiUrl, path, fields);
    const address = `/${sector}ProjectUpdate/${id}`;
    const [first, second] = [
      await signedIn(browser, siteUrl, address, asha),
      await signedIn(browser, siteUrl, address),
    ];
    await first.fill({ Title: "First's title" });
    await second.fill({ Title: "Second's title", Overview: "Second's overview" });
    await press(first.page, "Update");
    await seesText(first.page, "Project updated successfully.");
    await press(second.page, "Update");
    await seesText(second.page, "Asha changed this project");
    const title = second.page.getByRole("group", { name: "Title", exact: true });
    await expect(title).toContainText("Second's title");
    await expect(title).toContainText("First's title");
    const look = new Inspection(second.page);
    await look.look("both versions");
    look.expectNothingFound();
    await title.getByRole("radio", { name: /^What is saved now/ }).check();
    await press(second.page, "Save this choice");
    await seesText(second.page, "Project updated successfully.");
    const stored = (await (await fetch(`${apiUrl}${single}/${id}`)).json()) as Stored;
    expect(stored).toMatchObject({
      title: "First's title",
      overview: "Second's overview",
      desc: "Old words",
    });
    for (const { page } of [first, second]) await page.context().close();
  }
});

test("@everyday A-102 AMB-08 a session that ends in the middle of the energy form costs nothing: after the sign-in it is back, with its picture", async ({
  browser,
  product: { siteUrl, apiUrl },
}) => {
  const portal = await signedIn(browser, siteUrl, "/energyProjectForm");
  const { page } = portal;
  await portal.fill({ Title: "Solar park", "Component Title": "Panels", Description: "Twelve megawatts." });
  await portal.choose("Overview Image", jpeg("panels.jpg", await phonePhoto({ width: 1000, height: 700 })));
  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem("admin") ?? "{}") as { token: string }).token,
  );
  await fetch(`${apiUrl}/logout`, { method: "POST", headers: { authorization: `Bearer ${token}` } });
  await portal.saveProject();
  await seesText(page, "Unauthorized. Please log in again.");
  await portal.expectAt("/AdminLogin");
  await portal.signIn();
  await portal.expectAt("/energyProjectForm");
  await expect(page.getByRole("textbox", { name: /^Title/ })).toHaveValue("Solar park");
  await seesText(page, "panels.jpg");
  await portal.saveProject();
  await seesText(page, "Project created successfully");
  const made = titled(await listed(`${apiUrl}/readProjectEnergy/EnergyProject`), "Solar park");
  expect(made).toEqual([
    expect.objectContaining({ desc: "Twelve megawatts.", coverImage: expect.any(String) }),
  ]);
});
