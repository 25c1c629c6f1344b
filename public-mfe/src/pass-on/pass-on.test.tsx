// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeApi, stubBrowser } from "../testing/fake-api.ts";
import { renderPublic } from "../testing/render-public.tsx";

beforeEach(stubBrowser);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const event = { _id: "e1", title: "Opening of nine wells", ministry: "Water", description: "Water flows." };

async function openDialog() {
  fakeApi({ "/readProjectEventSingal/Event/e1": { json: event } });
  renderPublic("/SingalProjectsEvent/e1");
  await screen.findByText("Water flows.");
  fireEvent.click(screen.getByRole("button", { name: "Pass on" }));
  return within(await screen.findByRole("dialog", { name: "Pass this on", hidden: true }));
}
const hidden = { hidden: true };

/** jsdom's files have no `text()`. */
const textOf = (file: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file);
  });

test("an event is passed on by messenger, by its QR code, or as a file whose size is said first", async () => {
  const saved: { name: string; text: Promise<string> }[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    if (file instanceof File) saved.push({ name: file.name, text: textOf(file) });
    return "blob:x";
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  const dialog = await openDialog();
  const sms = dialog.getByRole("link", { name: "Send by SMS: Opening of nine wells", ...hidden });
  expect(decodeURIComponent(sms.getAttribute("href") ?? "")).toBe(
    "sms:?&body=Opening of nine wells: Water flows.\nhttps://site.example/SingalProjectsEvent/e1",
  );
  const qr = await dialog.findByRole("img", { name: "QR code of the address", ...hidden });
  expect(qr.getAttribute("src")).toMatch(/^data:image\/svg\+xml,/);
  const save = dialog.getByRole("button", {
    name: /^Save the file: Small, without pictures \(\d+ kB\)$/,
    ...hidden,
  });
  fireEvent.click(save);
  await expect.poll(() => saved).toHaveLength(1);
  expect(saved[0]?.name).toBe("Opening-of-nine-wells.html");
  const html = (await saved[0]?.text) ?? "";
  expect(html).toContain("Water flows.");
  expect(html).toContain("https://site.example/SingalProjectsEvent/e1");
});

test("where the device hands files to other apps, the file goes to its sheet", async () => {
  const share = vi.fn(async (_data: ShareData) => {});
  vi.stubGlobal(
    "navigator",
    Object.assign(Object.create(navigator), {
      share,
      canShare: ({ files }: ShareData) => files?.[0]?.type === "text/html",
    }),
  );
  const dialog = await openDialog();
  fireEvent.click(await dialog.findByRole("button", { name: /^Share the file: Small/, ...hidden }));
  await expect.poll(() => share).toHaveBeenCalledOnce();
  expect(share.mock.calls[0]?.[0].files?.[0]?.name).toBe("Opening-of-nine-wells.html");
});

test("a card of a publication has links for messengers behind one line", async () => {
  const publication = {
    _id: "d1",
    title: "Survey",
    filename: "survey.pdf",
    fileUrl: "https://files.example/s.pdf",
  };
  fakeApi({ "/ReadAssess/DocumentFile": { json: { data: [publication] } } });
  renderPublic("/AssessmentsPost");
  const summary = await screen.findByText("Pass on", { selector: "summary" });
  expect(summary.textContent).toBe("Pass on: Survey");
  const links = within(summary.closest("details") as HTMLElement).getAllByRole("link", hidden);
  expect(links.map(({ textContent }) => textContent)).toEqual(["WhatsApp", "Telegram", "SMS"]);
  expect(decodeURIComponent(links[0]?.getAttribute("href") ?? "")).toContain(
    "https://site.example/documents/d1",
  );
});
