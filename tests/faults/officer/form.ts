import { expect, type Page } from "@playwright/test";
import type { Work } from "../check/ledger.ts";

/** The portal's form for each kind of work. */
export const forms = {
  project: { path: "/WaterProjectForm", button: "Save project", photos: "Photos" },
  event: { path: "/EventCreateForm", button: "Create Event", photos: "Cover Image" },
  photos: { path: "/EnergyProjectPhotosForm", button: "Upload Photos", photos: "Photos" },
} as const;

/** Fills in the form of a work that is open on the page. */
export async function fill(page: Page, work: Work): Promise<void> {
  const { photos: picker } = forms[work.kind];
  if (work.kind === "photos") {
    await page.getByLabel(/^Project\b/).selectOption({ label: work.title });
  } else {
    await field(page, "Title").fill(work.title);
    if (work.kind === "project") {
      await field(page, "Description").fill("Dug by hand, lined with rings.");
      await field(page, "Overview").fill("A well with a hand pump for sixty families.");
    }
  }
  const files = work.photos.map(({ mark, jpeg }) => ({
    name: `${mark}.jpg`,
    mimeType: "image/jpeg",
    buffer: jpeg,
  }));
  if (files.length > 0) await page.getByLabel(new RegExp(`^${picker}[\\s*]*$`)).setInputFiles(files);
  if (work.shown !== "nothing") await removeDoubles(page, work);
  if (work.original) await page.getByLabel("Original size").check();
}

/** Whether the form on the page holds everything of a work: a picture's name stands also where it is said to be missing. */
export async function isFilled(page: Page, { kind, photos, title }: Work): Promise<boolean> {
  const removable = await page.getByRole("button", { name: /^Remove / }).evaluateAll((buttons) =>
    // By what they are called: their words are an icon's.
    buttons.map((button) => button.ariaLabel ?? button.textContent ?? ""),
  );
  const complete = photos.every(({ mark }) => removable.some((label) => label.includes(`${mark}.jpg`)));
  if (kind === "photos") return complete && photos.length > 0;
  return complete && (await page.getByLabel(/^Title\b/).inputValue()) === title;
}

/** Answers the question before a project with empty marked fields is published. */
export async function publishAnyway(page: Page): Promise<void> {
  const anyway = page.getByRole("button", { name: "Publish anyway" });
  await anyway.press("Enter", { timeout: 10_000 });
}

/** Leaves a form with unsaved work by a link, and confirms that: the portal says that a draft stays. */
export async function leave(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Notifications/ }).press("Enter");
  await page.getByRole("link", { name: /^Upload queue/ }).press("Enter");
  await page.getByRole("button", { name: "Leave", exact: true }).press("Enter");
  await page.getByRole("heading", { level: 1, name: "Upload queue" }).waitFor();
}

/** The drafts that the form on the page offers, by the words that tell them apart. */
export const offersOf = (page: Page) =>
  page.getByRole("status").filter({ hasText: "You started this form before." }).getByRole("listitem");

/** Goes on with the offered draft of a work; `false` when it is not offered, or not whole. */
export async function takeUp(page: Page, work: Work): Promise<boolean> {
  const offer = offersOf(page).filter({ hasText: work.title });
  try {
    await offer.getByRole("button", { name: "Continue with it" }).click({ timeout: offeredWithinMs });
    await expect.poll(() => isFilled(page, work), { timeout: offeredWithinMs }).toBe(true);
    return true;
  } catch {
    return false;
  }
}

/**
 * Types into a form while it is saved, as soon as its button is at work.
 *
 * @returns whether the form took the words
 */
export async function typeWhileBusy(page: Page, words: string): Promise<boolean> {
  return page.evaluate(
    (typed) =>
      new Promise<boolean>((resolve) => {
        const attempt = () => {
          const button = document.querySelector<HTMLButtonElement>("main form button[type=submit]");
          if (!button) return resolve(false);
          if (!button.disabled) return void setTimeout(attempt, 20);
          const title = document.querySelector<HTMLInputElement>("main form input[name=title]");
          // As a keyboard would: what is locked takes no focus.
          title?.focus();
          if (!title || document.activeElement !== title) return resolve(false);
          document.execCommand("insertText", false, typed);
          resolve(title.value.includes(typed));
        };
        attempt();
      }),
    words,
  );
}

/** How long somebody looks for a draft that should be offered, in milliseconds. */
const offeredWithinMs = 8_000;

const field = (page: Page, label: string) => page.getByRole("textbox", { name: new RegExp(`^${label}\\b`) });

/** A form that was interrupted brings its photos back by itself; what was chosen again is then there twice. */
async function removeDoubles(page: Page, { photos }: Work): Promise<void> {
  for (const { mark } of photos) {
    const remove = page.getByRole("button", { name: `Remove ${mark}.jpg` });
    while ((await remove.count()) > 1) await remove.last().click();
  }
}
