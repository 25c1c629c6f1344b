// @vitest-environment jsdom
import type { Publication } from "@ministry/api-client";
import type { Host, SavedContent, SavedFile } from "@ministry/contract";
import { ToastRegion } from "@ministry/shared-ui";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { SiteProvider } from "../../site/host/site.tsx";
import { testHost } from "../../testing/render-public.tsx";
import { FileActions } from "./file-actions.tsx";
import { FileTable } from "./file-table.tsx";
import { SaveOffline } from "./save-offline.tsx";
import { SaveSection } from "./save-section.tsx";

afterEach(cleanup);

const publication = (id: string): Publication => ({
  id,
  title: `Report ${id}`,
  description: "",
  category: "water",
  filename: `${id}.pdf`,
  mimetype: "application/pdf",
  size: 2_097_152,
  path: "",
  url: `https://files.example/${id}.pdf`,
});

/** The shell's side of saving files, as a store the test turns. */
function fakeSaving() {
  let files: ReadonlyMap<string, SavedFile> = new Map();
  const heard = new Set<() => void>();
  const save = vi.fn(async () => {});
  const remove = vi.fn(async () => {});
  const kept: SavedContent = {
    publications: {
      get: () => files,
      subscribe: (changed) => {
        heard.add(changed);
        return () => heard.delete(changed);
      },
    },
    save,
    remove,
    addressOf: (url) => url,
    report: () => Promise.reject(new Error("not asked for here")),
    reads: async () => [],
    clear: async () => {},
    refresh: async () => true,
  };
  const tell = (state: Partial<SavedFile>, id = "a") => {
    const { url, size, filename, mimetype } = publication(id);
    const file: SavedFile = { url, size, filename, mimetype, state: "waiting", received: 0, ...state };
    files = new Map([...files, [url, file]]);
    act(() => heard.forEach((changed) => changed()));
  };
  return { kept, save, remove, tell };
}

test("a publication is saved, shows how far it is, and can be given up again", () => {
  const { kept, save, remove, tell } = fakeSaving();
  render(
    <SiteProvider value={{ ...testHost(), kept }}>
      <SaveOffline publication={publication("a")} />
    </SiteProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Save for offline (2.00 MB) Report a" }));
  expect(save).toHaveBeenCalledWith([
    { url: "https://files.example/a.pdf", size: 2_097_152, filename: "a.pdf", mimetype: "application/pdf" },
  ]);
  tell({ state: "loading", received: 1_048_576 });
  expect(screen.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("50");
  tell({ state: "kept", received: 2_097_152 });
  expect(screen.getByText("Saved for offline")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Remove from this device: Report a" }));
  expect(remove).toHaveBeenCalledWith(["https://files.example/a.pdf"]);
});

test("the focus passes to the button that replaces the one that had it, and to none otherwise", () => {
  const { kept, tell } = fakeSaving();
  render(
    <SiteProvider value={{ ...testHost(), kept }}>
      <SaveOffline publication={publication("a")} />
    </SiteProvider>,
  );
  const focused = () => document.activeElement?.textContent;
  screen.getByRole("button").focus();
  tell({ state: "waiting" });
  expect(focused()).toMatch(/^Stop/);
  tell({ state: "kept" });
  expect(focused()).toMatch(/^Remove/);
  tell({ state: "failed", reason: "space" });
  expect(focused()).toMatch(/^ Try again/);
  screen.getByRole("button").blur();
  tell({ state: "waiting" });
  expect(document.activeElement).toBe(document.body);
});

test("P-171 P-172 a page taken over from its HTML leads to the device's own copies", async () => {
  const kept: SavedContent = { ...fakeSaving().kept, addressOf: (_, how = "view") => `/kept/a.pdf?${how}` };
  const page = (host: Partial<Host>) => (
    <ToastRegion>
      <SiteProvider value={{ ...testHost(), ...host }}>
        <FileActions publication={publication("a")} />
      </SiteProvider>
    </ToastRegion>
  );
  const root = document.createElement("div");
  document.body.append(root);
  root.innerHTML = renderToString(page({}));
  const addresses = () => [...root.querySelectorAll("a")].map((link) => link.getAttribute("href"));
  expect(addresses()).toEqual(["https://files.example/a.pdf", "https://files.example/a.pdf?download"]);
  const shown = await act(async () => hydrateRoot(root, page({ kept })));
  expect(addresses()).toEqual(["/kept/a.pdf?view", "/kept/a.pdf?download"]);
  act(() => shown.unmount());
  root.remove();
});

test("a save without a connection says what it waits for", () => {
  const { kept, tell } = fakeSaving();
  const line = { get: () => "offline" as const, subscribe: () => () => {} };
  render(
    <SiteProvider value={{ ...testHost(), kept, line }}>
      <SaveOffline publication={publication("a")} />
    </SiteProvider>,
  );
  tell({ state: "waiting" });
  expect(screen.getByText("Saved once there is a connection.")).toBeTruthy();
  tell({ state: "kept" });
  expect(screen.queryByText("Saved once there is a connection.")).toBeNull();
});

test("P-172 without a connection, what is not saved leads to the page that says so, and what is saved downloads", () => {
  const { kept, tell } = fakeSaving();
  const line = { get: () => "offline" as const, subscribe: () => () => {} };
  render(
    <ToastRegion>
      <SiteProvider value={{ ...testHost(), kept, line }}>
        <FileActions publication={publication("a")} />
      </SiteProvider>
    </ToastRegion>,
  );
  const download = screen.getByRole("link", { name: "Download: Report a" });
  const opens = () => [download.getAttribute("target"), download.getAttribute("download")];
  expect(opens()).toEqual(["_blank", null]);
  tell({ state: "kept" });
  expect(opens()).toEqual([null, "a.pdf"]);
});

test("a save that failed says why and offers another try", () => {
  const { kept, tell } = fakeSaving();
  render(
    <SiteProvider value={{ ...testHost(), kept }}>
      <SaveOffline publication={publication("a")} />
    </SiteProvider>,
  );
  tell({ state: "failed", reason: "space" });
  expect(screen.getByText("This device has no room for the file.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Try again (2.00 MB) Report a" })).toBeTruthy();
});

test("a section is saved in one go, without what is there already", () => {
  const { kept, save, tell } = fakeSaving();
  render(
    <SiteProvider value={{ ...testHost(), kept }}>
      <SaveSection publications={["a", "b", "c"].map(publication)} />
    </SiteProvider>,
  );
  tell({ state: "kept" });
  fireEvent.click(screen.getByRole("button", { name: "Save 2 for offline (4.00 MB)" }));
  expect(save.mock.calls.flat(2)).toMatchObject([{ filename: "b.pdf" }, { filename: "c.pdf" }]);
});

test("the button that saves a section stays with the focus, works until all is here, and offers what failed", () => {
  const { kept, save, tell } = fakeSaving();
  render(
    <SiteProvider value={{ ...testHost(), kept }}>
      <SaveSection publications={["a", "b"].map(publication)} />
    </SiteProvider>,
  );
  const button = screen.getByRole("button", { name: "Save 2 for offline (4.00 MB)" });
  button.focus();
  fireEvent.click(button);
  tell({ state: "loading" }, "a");
  tell({ state: "waiting" }, "b");
  expect(button.getAttribute("aria-busy")).toBe("true");
  tell({ state: "kept" }, "a");
  tell({ state: "failed" }, "b");
  expect(button.textContent).toBe(" Save 1 for offline (2.00 MB)");
  fireEvent.click(button);
  expect(save.mock.lastCall).toMatchObject([[{ filename: "b.pdf" }]]);
  tell({ state: "kept" }, "b");
  expect(button.textContent).toBe(" Saved for offline (4.00 MB)");
  expect(button.getAttribute("aria-disabled")).toBe("true");
  expect(document.activeElement).toBe(button);
});

test("all sections are saved in one go too, with the size before", () => {
  const { kept, save } = fakeSaving();
  render(
    <SiteProvider value={{ ...testHost(), kept }}>
      <SaveSection all publications={["a", "b", "c"].map(publication)} />
    </SiteProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Save all 3 for offline (6.00 MB)" }));
  expect(save.mock.calls.flat(2)).toHaveLength(3);
});

test("where nothing can be saved there is no such button", () => {
  render(
    <SiteProvider value={testHost()}>
      <SaveOffline publication={publication("a")} />
      <SaveSection publications={["a", "b"].map(publication)} />
    </SiteProvider>,
  );
  expect(screen.queryByRole("button")).toBeNull();
});

test("the size of a file is left out where the host does not tell it", () => {
  const { kept } = fakeSaving();
  const unknown = { ...publication("b"), size: 0 };
  render(
    <SiteProvider value={{ ...testHost(), kept }}>
      <SaveOffline publication={unknown} />
      <SaveSection publications={[publication("a"), unknown]} />
      <FileTable publication={unknown} />
    </SiteProvider>,
  );
  expect(screen.getByRole("button", { name: "Save for offline Report b" })).toBeTruthy();
  expect(screen.queryByText(/MB|kB/)).toBeNull();
});
