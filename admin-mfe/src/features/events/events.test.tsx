// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { fakeNetwork, on, renderPortal, signedIn } from "../../testing/render-portal.tsx";
import { shortened } from "./event-shape.ts";

afterEach(() => vi.restoreAllMocks());

const id = "65a000000000000000000001";
const event = {
  _id: id,
  title: "Opening",
  ministry: "Water",
  description: "x".repeat(61),
  moreDescription: "More",
  coverImage: "c.jpg",
};
const page = on("GET", /^\/readProjectEvent\/Event\?/, { json: { items: [event], total: 60, limit: 50 } });
const single = on("GET", `/readProjectEventSingal/Event/${id}`, { json: event });
const photo = (name: string) => new File(["pixels"], name, { type: "image/jpeg", lastModified: 1 });

async function openForm(address = "/EventCreateForm") {
  signedIn();
  const portal = renderPortal(address);
  await screen.findByLabelText(/^Title/);
  return portal;
}
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const cover = () =>
  fireEvent.change(screen.getByLabelText(/^Cover Image/), { target: { files: [photo("c.jpg")] } });
const save = (name = "Create Event") => fireEvent.click(screen.getByRole("button", { name }));

/** The fields that both forms have: texts with their values, and the places for pictures. */
function expectFields(values: readonly string[]) {
  const labels = [/^Title/, /^Ministry/, /^Short Description/, /^More Description/];
  expect(labels.map((label) => screen.getByLabelText<HTMLInputElement>(label).value)).toEqual(values);
  for (const label of [/^Cover Image/, /^Objective Image \(optional\)/])
    expect(screen.getByLabelText(label)).toHaveProperty("type", "file");
}

describe("creating an event", () => {
  it("A-126 has every field, says the title must be unique, and can be cleared", async () => {
    fakeNetwork();
    await openForm();
    expectFields(["", "", "", ""]);
    expect(screen.getByText("Must be unique")).toBeTruthy();
    type(/^Title/, "Opening");
    fireEvent.click(screen.getByRole("button", { name: "Clear" }));
    fireEvent.click(await screen.findByRole("button", { name: "Clear the form" }));
    expectFields(["", "", "", ""]);
  });

  it("refuses a time that is filled in by half, which browsers give no value", async () => {
    const network = fakeNetwork(on("POST", /./, { status: 201 }));
    await openForm();
    type(/^Title/, "Opening");
    cover();
    Object.defineProperty(screen.getByLabelText("Begins"), "validity", { value: { badInput: true } });
    save();
    const problem = "Begins must be a day and a time, such as 2026-03-01 09:00.";
    expect((await screen.findAllByText(problem)).length).toBeGreaterThan(0);
    expect(network.writes()).toHaveLength(0);
  });

  it("says that no draft is stored when it asks before the form is left", async () => {
    fakeNetwork();
    await openForm();
    vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    type(/^Title/, "Opening");
    await screen.findByText(/^This device cannot keep a draft/);
    vi.restoreAllMocks();
    fireEvent.click(screen.getByRole("link", { name: "Events" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    expect(dialog.getByText(/this device cannot keep a draft of it/)).toBeTruthy();
    fireEvent.click(dialog.getByRole("button", { name: "Stay here" }));
    type(/^Ministry/, "Water");
    await waitFor(() => expect(screen.queryByText(/^This device cannot keep a draft/)).toBeNull());
  });

  it("A-127 A-128 asks for title and cover", async () => {
    const network = fakeNetwork();
    await openForm();
    save();
    expect((await screen.findAllByText("Title is required.")).length).toBeGreaterThan(0);
    expect(screen.getAllByText("Cover image is required.").length).toBeGreaterThan(0);
    expect(network.writes()).toHaveLength(0);
  });

  it("A-129 A-130 needs no objective image, and goes to the table", async () => {
    const network = fakeNetwork(on("POST", "/createProjectEvent/Event", { status: 201 }), page);
    const { at } = await openForm();
    type(/^Title/, "Opening");
    cover();
    save();
    expect(await screen.findByText("Event created successfully")).toBeTruthy();
    const body = network.writes()[0]?.body as FormData;
    expect([body.get("title"), body.has("coverImage"), body.has("objectiveImage")]).toEqual([
      "Opening",
      true,
      false,
    ]);
    await waitFor(() => expect(at()).toBe("/EventTable"));
  });

  it("A-131 A-132 shows the server's reason, else its own, and what is sent after a refusal can't become a second event", async () => {
    let reply: { status: number; json: object } = {
      status: 409,
      json: { message: "An event has this title." },
    };
    const network = fakeNetwork(on("POST", "/createProjectEvent/Event", () => reply));
    await openForm();
    type(/^Title/, "Opening");
    cover();
    save();
    // Said beside the field, too.
    expect(await screen.findAllByText("An event has this title.")).toHaveLength(2);
    expect(screen.getByLabelText(/^Title/).getAttribute("aria-invalid")).toBe("true");
    const link = screen.getByRole("link", { name: "An event has this title." });
    expect(link.getAttribute("href")).toBe(`#${screen.getByLabelText(/^Title/).id}`);
    reply = { status: 500, json: {} };
    save();
    expect(await screen.findByText("Failed to create event")).toBeTruthy();
    const keys = network.writes().map(({ headers }) => headers.get("Idempotency-Key"));
    expect(keys).toEqual([keys[0], keys[0]]);
  });
});

describe("the event table", () => {
  it("A-133 A-134 A-136 A-184 shows fifty to a page, descriptions cut, images opening in a new tab", async () => {
    const network = fakeNetwork(page);
    signedIn();
    renderPortal("/EventTable");
    expect(await screen.findByText(`${"x".repeat(60)}…`)).toBeTruthy();
    expect(network.sent[0]?.path).toBe("/readProjectEvent/Event?page=1&limit=50");
    expect(screen.getByRole("link", { name: "Edit Opening" }).getAttribute("href")).toBe(
      `/EventUpdateForm/${id}`,
    );
    expect(screen.getByRole("button", { name: "Delete Opening" })).toBeTruthy();
    const link = screen.getByRole("link", { name: /Cover of Opening/ });
    expect([link.getAttribute("target"), link.getAttribute("rel")]).toEqual([
      "_blank",
      "noopener noreferrer",
    ]);
    expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
      "#",
      "Title",
      "Ministry",
      "Description",
      "Cover",
      "Objective",
      "Actions",
    ]);
  });

  it("A-134 AMB-36 leaves a short description as it is", () => {
    expect(shortened("x".repeat(60))).toBe("x".repeat(60));
  });

  it("A-135 Reload asks again", async () => {
    const network = fakeNetwork(on("GET", /Event/, { json: { items: [event], total: 1, limit: 50 } }));
    signedIn();
    renderPortal("/EventTable");
    await screen.findByText("Opening");
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Reload" })).toHaveProperty("disabled", false),
    );
    fireEvent.click(screen.getByRole("button", { name: "Reload" }));
    await waitFor(() => expect(network.sent).toHaveLength(2));
    expect(screen.getByRole("link", { name: "Add New Event" }).getAttribute("href")).toBe("/EventCreateForm");
  });

  it("A-137 AMB-13 says when there are none, and unfolds the raw answer", async () => {
    fakeNetwork(on("GET", /Event/, { json: { items: [], total: 0, limit: 50, sent: "as is" } }));
    signedIn();
    renderPortal("/EventTable");
    expect(await screen.findByText("No events found.")).toBeTruthy();
    const preview = screen.getByText("Raw response").closest("details");
    expect(preview?.open).toBe(false);
    expect(preview?.textContent).toMatch(/"total": 0[^]*"sent": "as is"/);
  });

  it("A-138 says that the list failed to load", async () => {
    fakeNetwork(on("GET", /Event/, { status: 500, json: {} }));
    signedIn();
    renderPortal("/EventTable");
    expect(await screen.findByText("Failed to load events.")).toBeTruthy();
  });

  it("A-139 deletes after asking", async () => {
    const network = fakeNetwork(on("DELETE", `/DeleteEvent/events/${id}`, {}), page);
    signedIn();
    renderPortal("/EventTable");
    fireEvent.click(await screen.findByRole("button", { name: "Delete Opening" }));
    const dialog = within(screen.getByRole("alertdialog"));
    expect(dialog.getByText("Delete this event?")).toBeTruthy();
    fireEvent.click(dialog.getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(network.writes()).toHaveLength(1));
  });
});

describe("events that wait on this device", () => {
  const cut = on("GET", "/healthz", () => Promise.reject(new TypeError("cut")));

  it("a new one stands above the others, with its state and the way to the queue", async () => {
    fakeNetwork(cut, page);
    await openForm();
    type(/^Title/, "Rain day");
    cover();
    save();
    const row = within((await screen.findByText("Rain day", { selector: "strong" })).closest("tr")!);
    expect(row.getByText("Saved on this device, waiting to send")).toBeTruthy();
    expect(row.getByRole("link").getAttribute("href")).toBe("/AdminQueue");
    expect(screen.getByText("1 waiting on this device")).toBeTruthy();
  });

  it("a changed one carries a mark", async () => {
    fakeNetwork(cut, single, page);
    const { router } = await openForm(`/EventUpdateForm/${id}`);
    type(/^Ministry/, "Energy");
    save("Update Event");
    await waitFor(() => expect(router.state.location.pathname).toBe("/EventTable"));
    const row = within((await screen.findByRole("button", { name: "Delete Opening" })).closest("tr")!);
    expect(await row.findByText("Saved on this device, waiting to send")).toBeTruthy();
    expect(row.getByRole("link", { name: "Change of Opening in the upload queue" })).toBeTruthy();
  });
});

describe("updating an event", () => {
  it("A-140 A-143 has the same fields, sends images only if replaced, and goes to the table", async () => {
    const network = fakeNetwork(on("PATCH", `/UpdateEvent/events/${id}`, {}), single, page);
    const { at } = await openForm(`/EventUpdateForm/${id}`);
    expectFields([event.title, event.ministry, event.description, event.moreDescription]);
    type(/^Ministry/, "Energy");
    save("Update Event");
    expect(await screen.findByText("Event updated")).toBeTruthy();
    const body = network.writes()[0]?.body as FormData;
    expect([body.get("ministry"), body.has("coverImage")]).toEqual(["Energy", false]);
    await waitFor(() => expect(at()).toBe("/EventTable"));
  });

  it("A-141 A-142 asks for a title; Back and Cancel lead to the table", async () => {
    const network = fakeNetwork(single, page);
    await openForm(`/EventUpdateForm/${id}`);
    for (const name of ["Back", "Cancel"]) {
      expect(screen.getByRole("link", { name }).getAttribute("href")).toBe("/EventTable");
    }
    type(/^Title/, "");
    save("Update Event");
    expect((await screen.findAllByText("Title is required.")).length).toBeGreaterThan(0);
    expect(network.writes()).toHaveLength(0);
  });

  it("A-144 says so when no source knows the event", async () => {
    fakeNetwork(on("GET", /Event/, { status: 500, json: {} }));
    signedIn();
    renderPortal(`/EventUpdateForm/${id}`);
    expect(await screen.findByText("Could not load event details.")).toBeTruthy();
  });
});
