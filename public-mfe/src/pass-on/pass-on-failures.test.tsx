// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubBrowser } from "../testing/fake-api.ts";
import { renderPublic } from "../testing/render-public.tsx";
import { mostPictureBytes } from "./pictures.ts";

/** Nothing about passing a page on fails in silence, and nothing is said of a reason that nobody knows. */

const { qr } = vi.hoisted(() => ({ qr: { fails: false } }));
vi.mock("uqr", async (load) => {
  const uqr = await load<object>();
  return {
    get encode() {
      if (qr.fails) throw new TypeError("Failed to fetch dynamically imported module");
      return Reflect.get(uqr, "encode") as unknown;
    },
  };
});

/** Bytes of the event's two pictures; 0: it can't be had. */
let sizes: [number, number];

beforeEach(() => {
  stubBrowser();
  vi.spyOn(console, "warn").mockImplementation(() => {});
  qr.fails = false;
  sizes = [0, 0];
  const event = {
    ...{ _id: "e1", title: "Opening of nine wells", ministry: "Water", description: "Water flows." },
    ...{ coverImage: "cover.jpg", objectiveImage: "objective.jpg" },
  };
  vi.stubGlobal("fetch", async (address: string, { method }: RequestInit = {}) => {
    if (address.endsWith("/readProjectEventSingal/Event/e1")) return Response.json(event); // (sic)
    const size = sizes[["cover.jpg", "objective.jpg"].findIndex((name) => address.endsWith(name))];
    if (!size) return Response.json({}, { status: 503 });
    const headers = { "content-length": String(size) };
    return method === "HEAD" ? new Response(null, { headers }) : Response.json({}, { status: 503 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const hidden = { hidden: true };

async function open() {
  renderPublic("/SingalProjectsEvent/e1"); // (sic)
  await screen.findByText("Water flows.");
  fireEvent.click(screen.getByRole("button", { name: "Pass on" }));
}
async function openDialog() {
  await open();
  return within(await screen.findByRole("dialog", { name: "Pass this on", ...hidden }));
}

/** A device whose own sheet refuses. */
const shareRefusing = (name: string) =>
  vi.stubGlobal(
    "navigator",
    Object.assign(Object.create(navigator) as Navigator, {
      share: () => Promise.reject(new DOMException("refused", name)),
      canShare: () => true,
    }),
  );

test("a dialog whose file did not come says so, and comes at the next press", async () => {
  vi.doMock("./pass-on-dialog.tsx", () => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  await open();
  expect(await screen.findByText(/^This could not be opened/)).toBeTruthy();
  vi.doUnmock("./pass-on-dialog.tsx");
  fireEvent.click(screen.getByRole("button", { name: "Pass on" }));
  expect(await screen.findByRole("dialog", { name: "Pass this on", ...hidden })).toBeTruthy();
});

test("without a QR code that is said, and the file is there all the same", async () => {
  qr.fails = true;
  const dialog = await openDialog();
  expect(await dialog.findByText("The QR code could not be made.")).toBeTruthy();
  expect(dialog.queryByText(/reads the address with its camera/)).toBeNull();
  expect(dialog.getByRole("button", { name: /^Save the file: Small/, ...hidden })).toBeTruthy();
});

test("of pictures that can't be had nothing is said but that", async () => {
  const dialog = await openDialog();
  expect(await dialog.findByText("with pictures: they could not be fetched now")).toBeTruthy();
});

test("pictures that are too large for one file are not passed over in silence", async () => {
  sizes = [mostPictureBytes + 1, mostPictureBytes + 1];
  let dialog = await openDialog();
  expect(await dialog.findByText("with pictures: they are too large for one file")).toBeTruthy();
  cleanup();
  sizes = [mostPictureBytes, 1];
  dialog = await openDialog();
  expect(await dialog.findByText(/^With 1 of 2 pictures/)).toBeTruthy();
});

test("a file that can't be made says what to try, and the one without pictures sends nobody to itself", async () => {
  sizes = [1_000, 1_000];
  vi.spyOn(URL, "createObjectURL").mockImplementation(() => {
    throw new Error("no room");
  });
  const dialog = await openDialog();
  fireEvent.click(await dialog.findByRole("button", { name: /^Save the file: With pictures/, ...hidden }));
  expect(await dialog.findByText("The file could not be made. Try the one without pictures.")).toBeTruthy();
  fireEvent.click(dialog.getByRole("button", { name: /^Save the file: Small/, ...hidden }));
  expect(await dialog.findByText("The file could not be made. Try again.")).toBeTruthy();
});

test("where the device's own sheet refuses the file, it is saved, and that is said", async () => {
  shareRefusing("NotAllowedError");
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:x");
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  const dialog = await openDialog();
  fireEvent.click(await dialog.findByRole("button", { name: /^Share the file: Small/, ...hidden }));
  expect(await dialog.findByText("The file could not be shared, so it was saved instead.")).toBeTruthy();
  expect(click).toHaveBeenCalledOnce();
});

test("where the page can't be shared, it says what to do instead", async () => {
  await shareRefusedWith("NotAllowedError");
  expect(await screen.findByText("This could not be shared. Copy the link instead.")).toBeTruthy();
});

test("sharing that its sender called off says nothing", async () => {
  await shareRefusedWith("AbortError");
  expect(screen.queryByText("This could not be shared. Copy the link instead.")).toBeNull();
});

/** Shares the page where that ends with an error, until all that follows from it is shown. */
async function shareRefusedWith(name: string): Promise<void> {
  shareRefusing(name);
  renderPublic("/SingalProjectsEvent/e1"); // (sic)
  await screen.findByText("Water flows.");
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Share" })));
}
