// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { hurry, id, reads, refusals } from "./failing-writes.ts";
import { fakeNetwork, on, ourServer, renderPortal, signedIn, type ReplyParts } from "./render-portal.tsx";

/** Every delete of the portal meets every failure, through the real client, over a fake fetch. */
const deletes = [
  {
    name: "A-81 deleting a project",
    address: "/WaterProjectTable",
    row: "Borehole",
    path: /^\/DeleteWaterProject\//,
  },
  {
    name: "A-117 deleting an achievement",
    address: "/WaterAchievementsTable",
    row: "Drilled",
    path: /^\/Delete\//,
  },
  { name: "A-139 deleting an event", address: "/EventTable", row: "Opening", path: /^\/DeleteEvent\// },
  {
    name: "A-151 deleting a document",
    address: "/AssessmentDashsPost",
    row: "Plan",
    path: /^\/DeleteAssess\//,
  },
  {
    name: "A-174 deleting a photo",
    address: `/EnergyProjectPhotosTable?project=${id}`,
    row: "photo 1",
    path: /^\/energyProject\/.*photos/,
  },
];

afterEach(() => vi.restoreAllMocks());

describe.each(deletes)("$name", ({ address, row, path }) => {
  async function ask() {
    fireEvent.click(await screen.findByRole("button", { name: new RegExp(`^Delete ${row}`) }));
    const dialog = within(await screen.findByRole("alertdialog"));
    fireEvent.click(dialog.getByRole("button", { name: "Delete" }));
  }
  const gone = () => waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());

  it("A-82 A-180 AMB-08 tells of each refusal, leaves the row, and sends once", async () => {
    let reply: ReplyParts = {};
    const network = fakeNetwork(
      ourServer,
      on("DELETE", path, () => reply),
      ...reads,
    );
    signedIn();
    const { at } = renderPortal(address);
    const where = at();
    for (const refusal of [{ status: 401 }, ...refusals]) {
      const words = refusal.status === 401 ? "Unauthorized. Please log in again." : `No (${refusal.status}).`;
      reply = { ...refusal, json: { message: words } };
      const before = network.writes().length;
      await ask();
      expect((await screen.findAllByText(words, { exact: false })).length).toBeGreaterThan(0);
      await gone();
      expect(network.writes().length - before, `${refusal.status} was sent once`).toBe(1);
      expect(screen.getAllByRole("button", { name: new RegExp(`^Delete ${row}`) }).length).toBeGreaterThan(0);
      expect(at()).toBe(where);
    }
  }, 60_000);

  it.each([
    ["no connection", /^(Delete failed|Could not delete)\.? There is no connection\.$/],
    ["a time-out", /^(Delete failed|Could not delete)\.? The answer took too long\.$/],
    ["a captive portal's page", /^(Delete failed|Could not delete)( \(\d+\))?\.?$/],
    ["a fault without words", /^(Delete failed|Could not delete)( \(500\))?\.?$/],
  ])("tells of %s", async (failure, words) => {
    fakeNetwork(
      ourServer,
      on("DELETE", path, () => {
        if (failure === "no connection") throw new TypeError("Failed to fetch");
        if (failure === "a time-out") return { never: true };
        return { status: failure === "a fault without words" ? 500 : 200, text: "<html>" };
      }),
      ...reads,
    );
    signedIn();
    renderPortal(address);
    await screen.findByRole("button", { name: new RegExp(`^Delete ${row}`) });
    hurry();
    await ask();
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  });
});
