// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, describe, expect, it } from "vitest";
import {
  fakeNetwork,
  on,
  ourServer,
  renderPortal,
  signedIn,
  type Answer,
} from "../../testing/render-portal.tsx";

const id = "65a000000000000000000001";
const cut = on("GET", "/healthz", () => Promise.reject(new TypeError("cut")));
const before = {
  ...{ _id: id, title: "Opening", ministry: "Water", description: "Short", moreDescription: "" },
  updatedAt: "2026-03-01T08:00:00.000Z",
};
const reads = (event: () => object | undefined): Answer[] => [
  on("GET", `/readProjectEventSingal/Event/${id}`, () => {
    const json = event();
    return json ? { json } : { status: 404, json: { message: "Event not found." } };
  }),
  on("GET", /^\/readProjectEvent\/Event/, () => ({
    json: { items: [event()].filter(Boolean), total: 1, limit: 50 },
  })),
];

// The screens the tests walk through: translating them takes longer on a busy machine than a test waits for a button.
beforeAll(
  () =>
    Promise.all([
      import("../../pages/events/event-update-page.tsx"),
      import("../../pages/events/events-page.tsx"),
      import("../../pages/queue/queue-page.tsx"),
      import("../../forms/conflict/edit-conflict.tsx"),
    ]),
  60_000,
);

/** Changes the event offline; the change waits in the queue, and its screen is open. */
async function queueChange() {
  signedIn();
  fakeNetwork(cut, ...reads(() => before));
  const portal = renderPortal(`/EventUpdateForm/${id}`);
  fireEvent.change(await screen.findByLabelText(/^Title/), { target: { value: "Opening of the dam" } });
  fireEvent.click(screen.getByRole("button", { name: "Update Event" }));
  await waitFor(() => expect(portal.at()).toBe("/EventTable"));
  fireEvent.click(await screen.findByRole("button", { name: "Notifications, 1 waiting to be sent" }));
  fireEvent.click(await screen.findByRole("link", { name: /Upload queue/ }));
  await screen.findByRole("button", { name: "Edit Opening of the dam" });
  return portal;
}

/** The server after another's save: it takes a change of the version that is stored now, and refuses any other. */
function changedByOther(change: Partial<typeof before>) {
  let stored = { ...before, ...change, updatedAt: "2026-03-02T08:00:00.000Z" };
  const network = fakeNetwork(
    ourServer,
    ...reads(() => stored),
    on("PATCH", `/UpdateEvent/events/${id}`, ({ headers, body }) => {
      if (headers.get("If-Match") !== `"${stored.updatedAt}"`) {
        return { status: 412, json: { message: "Amina changed this event." } };
      }
      stored = { ...stored, ...(Object.fromEntries(body as FormData) as typeof stored) };
      return { json: stored };
    }),
  );
  return { network, stored: () => stored };
}

describe("a queued change that meets another", () => {
  it("leads to both versions instead of repeating what was refused, and saves the choice", async () => {
    const { at } = await queueChange();
    const { network, stored } = changedByOther({ title: "Opening on Monday" });
    fireEvent.click(screen.getByRole("button", { name: "Send now" }));
    const compare = await screen.findByRole("button", {
      name: "Compare both versions of Opening of the dam",
    });
    expect(screen.queryByRole("button", { name: "Retry Opening of the dam" })).toBeNull();
    // The group has the title that the record has now.
    expect(await screen.findByRole("region", { name: "Changes to Opening on Monday" })).toBeTruthy();
    fireEvent.click(compare);
    await waitFor(() => expect(at()).toBe(`/EventUpdateForm/${id}`));
    const title = within(await screen.findByRole("group", { name: "Title" }));
    expect(title.getByText("Opening on Monday")).toBeTruthy();
    fireEvent.click(title.getByRole("radio", { name: /^What you have/ }));
    fireEvent.click(screen.getByRole("button", { name: "Save this choice" }));
    await waitFor(() => expect(stored().title).toBe("Opening of the dam"));
    expect(network.writes().filter(({ method }) => method === "PATCH")).toHaveLength(2);
  });

  it("is sent again by itself where the other one changed no field of the form", async () => {
    const { at } = await queueChange();
    const { network, stored } = changedByOther({});
    fireEvent.click(screen.getByRole("button", { name: "Send now" }));
    fireEvent.click(
      await screen.findByRole("button", { name: "Compare both versions of Opening of the dam" }),
    );
    expect(await screen.findByText("Event updated")).toBeTruthy();
    expect(stored().title).toBe("Opening of the dam");
    await waitFor(() => expect(at()).toBe("/EventTable"));
    expect(network.writes().filter(({ method }) => method === "PATCH")).toHaveLength(2);
  });

  it("stays in its form, unsent, while the record cannot be read", async () => {
    const { at } = await queueChange();
    const network = fakeNetwork(
      ourServer,
      ...reads(() => before),
      on("PATCH", `/UpdateEvent/events/${id}`, {
        status: 412,
        json: { message: "Amina changed this event." },
      }),
    );
    fireEvent.click(screen.getByRole("button", { name: "Send now" }));
    const compare = await screen.findByRole("button", {
      name: "Compare both versions of Opening of the dam",
    });
    const offline = fakeNetwork(cut, () => Promise.reject(new TypeError("cut")));
    fireEvent.click(compare);
    await waitFor(() => expect(at()).toBe(`/EventUpdateForm/${id}`));
    await waitFor(() => expect(offline.sent.some(({ path }) => path.includes("Singal"))).toBe(true));
    await waitFor(() =>
      expect(screen.getByLabelText(/^Title/)).toHaveProperty("value", "Opening of the dam"),
    );
    expect([...network.writes().slice(1), ...offline.writes()]).toEqual([]);
  });

  it("says who deleted its record and when, and restores and saves it", async () => {
    await queueChange();
    let isThere = false;
    let saved = "";
    const trashed = { _id: id, kind: "event", title: "Opening", deletedAt: "2026-03-02T08:00:00.000Z" };
    fakeNetwork(
      ourServer,
      ...reads(() => (isThere ? before : undefined)),
      on("GET", /^\/trash/, () => ({ json: { items: [{ ...trashed, deletedBy: "Amina" }] } })),
      on("POST", `/trash/${id}/restore`, () => {
        isThere = true;
        return { json: { _id: id } };
      }),
      on("PATCH", `/UpdateEvent/events/${id}`, ({ body }) => {
        if (!isThere) return { status: 404, json: { message: "Event not found." } };
        saved = String((body as FormData).get("title"));
        return { json: before };
      }),
    );
    fireEvent.click(screen.getByRole("button", { name: "Send now" }));
    expect(await screen.findByText(/^“Opening” was deleted by Amina \(/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Retry Opening of the dam" })).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Restore and save Opening of the dam" }));
    await waitFor(() => expect(saved).toBe("Opening of the dam"));
    await screen.findByRole("region", { name: "Received" });
  });

  it("says the server's words where its record is not in the Trash, and sends it again when it was restored", async () => {
    await queueChange();
    let isThere = false;
    let saved = "";
    fakeNetwork(
      ourServer,
      ...reads(() => (isThere ? before : undefined)),
      on("GET", /^\/trash/, { json: { items: [] } }),
      on("PATCH", `/UpdateEvent/events/${id}`, ({ body }) => {
        if (!isThere) return { status: 404, json: { message: "Event not found." } };
        saved = String((body as FormData).get("title"));
        return { json: before };
      }),
    );
    fireEvent.click(screen.getByRole("button", { name: "Send now" }));
    expect(await screen.findByText("Needs attention: Event not found.")).toBeTruthy();
    const retry = await screen.findByRole("button", { name: "Retry Opening of the dam" });
    expect(screen.getByText(/^The record is not in the Trash:/)).toBeTruthy();
    expect(screen.queryByText(/was deleted/)).toBeNull();
    isThere = true;
    fireEvent.click(retry);
    await waitFor(() => expect(saved).toBe("Opening of the dam"));
  });
});
