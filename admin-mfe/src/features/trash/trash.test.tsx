// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fakeNetwork, on, renderPortal, signedIn } from "../../testing/render-portal.tsx";
import { daysLeft, kindName, titleOf } from "./trash-shape.ts";

const hour = 3_600_000;
const at = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
const event = {
  ...{ _id: "e1", kind: "event", title: "Opening", deletedBy: "Amina" },
  ...{ deletedAt: at(-48), keptUntil: at(28 * 24) },
};
const photo = {
  ...{ _id: "p1", kind: "photo", title: "Dam", sector: "water", Image: "a.jpg", projectId: "w1" },
  ...{ projectTitle: "Dam", deletedAt: at(-1), keptUntil: at(30 * 24 - 1), deletedBy: "Bashir" },
};

/** A trash of these; a restore takes one out, but for `refused`. */
function trash(refused?: string) {
  let items = [photo, event];
  return fakeNetwork(
    on("GET", "/trash", () => ({ json: { items } })),
    on("DELETE", /^\/trash\//, ({ path }) => {
      const id = path.split("/")[2];
      if (id === refused) return { status: 503, json: { message: "The database does not answer." } };
      items = items.filter(({ _id }) => _id !== id);
      return { json: {} };
    }),
    on("POST", /^\/trash\//, ({ path }) => {
      const id = path.split("/")[2];
      if (id === refused)
        return { status: 409, json: { message: "An event with this title already exists." } };
      items = items.filter(({ _id }) => _id !== id);
      return { json: {} };
    }),
  );
}

async function open() {
  signedIn();
  renderPortal("/AdminTrash");
  await screen.findByRole("table", { name: "Trash" });
}

describe("the trash page", () => {
  it("lists kind, title, by whom, when, and how many days are left", async () => {
    trash();
    await open();
    const rows = screen.getAllByRole("row").slice(1);
    expect(rows[0]?.textContent).toMatch(/Photo of Dam.*Water photo.*Bashir.*30/);
    expect(rows[1]?.textContent).toMatch(/Opening.*Event.*Amina.*28/);
  });

  it("brings back another one that is asked for while the first is on its way", async () => {
    const network = trash();
    await open();
    fireEvent.click(screen.getByRole("button", { name: "Restore Opening" }));
    fireEvent.click(screen.getByRole("button", { name: "Restore Photo of Dam" }));
    await waitFor(() =>
      expect(screen.queryByRole("button", { name: /^Restore (Opening|Photo)/ })).toBeNull(),
    );
    expect(network.writes().map(({ path }) => path)).toEqual(["/trash/e1/restore", "/trash/p1/restore"]);
  });

  it("brings one back under its id, and takes its row away", async () => {
    const network = trash();
    await open();
    fireEvent.click(screen.getByRole("button", { name: "Restore Opening" }));
    expect(await screen.findByText("Opening restored")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Restore Opening" })).toBeNull();
    expect(network.writes().map(({ path }) => path)).toEqual(["/trash/e1/restore"]);
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Restore Photo of Dam");
  });

  it("AMB-44 brings back what it can of several, and says why another one stays", async () => {
    trash("e1");
    await open();
    fireEvent.click(screen.getByLabelText("Select all 2 on this page"));
    fireEvent.click(screen.getByRole("button", { name: "Restore selected" }));
    expect(
      await screen.findByText("Opening is still in the Trash: An event with this title already exists."),
    ).toBeTruthy();
    expect(await screen.findByText("Photo of Dam restored")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Restore Opening" })).toBeTruthy();
  });

  it("deletes one for good after saying what goes, and takes its row away", async () => {
    const network = trash();
    await open();
    fireEvent.click(screen.getByRole("button", { name: "Delete for good: Opening" }));
    const question = await screen.findByRole("alertdialog", { name: "Delete this for good?" });
    expect(question.textContent).toContain("The event and its pictures are deleted.");
    expect(question.textContent).toContain("This cannot be undone.");
    expect(network.writes()).toEqual([]);
    fireEvent.click(within(question).getByRole("button", { name: "Delete for good" }));
    expect(await screen.findByText("Opening deleted for good")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Restore Opening" })).toBeNull();
    expect(network.writes().map(({ method, path }) => `${method} ${path}`)).toEqual(["DELETE /trash/e1"]);
    await waitFor(() =>
      expect(document.activeElement?.getAttribute("aria-label")).toBe("Restore Photo of Dam"),
    );
  });

  it("keeps the question and the row when a record could not be deleted for good", async () => {
    trash("e1");
    await open();
    fireEvent.click(screen.getByRole("button", { name: "Delete for good: Opening" }));
    const question = await screen.findByRole("alertdialog", { name: "Delete this for good?" });
    fireEvent.click(within(question).getByRole("button", { name: "Delete for good" }));
    expect(await screen.findByText("The database does not answer.")).toBeTruthy();
    expect(screen.getByRole("alertdialog", { name: "Delete this for good?" })).toBeTruthy();
    fireEvent.click(within(question).getByRole("button", { name: "Cancel" }));
    expect(screen.getByRole("button", { name: "Restore Opening" })).toBeTruthy();
  });

  it("tells an empty trash, a failed read and a server without one apart", async () => {
    let reply: { status?: number; json: unknown } = { status: 500, json: {} };
    fakeNetwork(on("GET", "/trash", () => reply));
    signedIn();
    renderPortal("/AdminTrash");
    expect(await screen.findByText("Failed to load the trash.")).toBeTruthy();
    reply = { json: { items: [] } };
    fireEvent.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByText("Nothing was deleted in the last 30 days.")).toBeTruthy();
  });

  it("says when the server keeps none", async () => {
    fakeNetwork();
    signedIn();
    renderPortal("/AdminTrash");
    expect(await screen.findByText(/This server has no trash/)).toBeTruthy();
  });

  it("is reached from the account's menu and from the settings", async () => {
    trash();
    signedIn();
    renderPortal("/AdminSettings");
    expect((await screen.findByRole("link", { name: /^Trash/ })).getAttribute("href")).toBe("/AdminTrash");
    fireEvent.click(screen.getByRole("button", { name: "Account of Officer" }));
    await waitFor(() => expect(screen.getAllByRole("link", { name: /^Trash/ })).toHaveLength(2));
  });
});

it("calls kinds it does not know by the server's word, and counts the last day", () => {
  expect(kindName({ id: "x", kind: "tender", title: "" })).toBe("tender");
  expect(titleOf({ id: "x", kind: "event", title: "Opening" })).toBe("Opening");
  const now = Date.parse("2026-01-01T00:00:00Z");
  const left = (keptUntil?: string) => daysLeft({ id: "x", kind: "event", title: "", keptUntil }, now);
  expect([left("2026-01-01T01:00:00Z"), left("2025-12-31T00:00:00Z"), left()]).toEqual([1, 0, undefined]);
});
