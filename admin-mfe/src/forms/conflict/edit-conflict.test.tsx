// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { readDraft } from "../../drafts/draft-store.ts";
import {
  fakeNetwork,
  on,
  ourServer,
  renderPortal,
  signedIn,
  type Answer,
} from "../../testing/render-portal.tsx";

const id = "65a000000000000000000001";
const said = "Amina changed this event after it was opened here. Please look at both versions and choose.";
const opened = {
  ...{ _id: id, title: "Opening", ministry: "Water", description: "Short", moreDescription: "" },
  updatedAt: "2026-03-01T08:00:00.000Z",
};
const path = `/UpdateEvent/events/${id}`;

/** A server that holds one event and keeps to its version, as ours does. */
function oneEvent() {
  let stored = opened;
  const answers: Answer[] = [
    ourServer,
    on("GET", `/readProjectEventSingal/Event/${id}`, () => ({ json: stored })),
    on("GET", /^\/readProjectEvent\/Event\?/, () => ({ json: { items: [stored], total: 1, limit: 50 } })),
    on("PATCH", path, ({ headers, body }) => {
      const asked = headers.get("If-Match");
      if (asked && asked !== `"${stored.updatedAt}"`) return { status: 412, json: { message: said } };
      const texts = Object.fromEntries(body as FormData) as Partial<typeof stored>;
      stored = { ...stored, ...texts, updatedAt: "2026-03-03T08:00:00.000Z" };
      return { json: stored };
    }),
  ];
  const byOther = (patch: Partial<typeof stored>) =>
    (stored = { ...stored, ...patch, updatedAt: "2026-03-02T08:00:00.000Z" });
  return { answers, byOther, stored: () => stored };
}

async function open() {
  signedIn();
  const portal = renderPortal(`/EventUpdateForm/${id}`);
  await screen.findByLabelText(/^Title/);
  return portal;
}
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole("button", { name: "Update Event" }));
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const choice = (field: string) => within(screen.getByRole("group", { name: field }));

describe("an edit that comes second", () => {
  it("says who was faster, shows both versions, and saves what was chosen", async () => {
    const host = oneEvent();
    const network = fakeNetwork(...host.answers);
    const { at } = await open();
    type(/^Title/, "Opening of the dam");
    type(/^Ministry/, "Energy and water");
    host.byOther({ title: "Opening on Monday", description: "Longer" });
    save();
    expect(await screen.findByText(said)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole("region", { name: "Two versions" }));
    expect(network.writes().at(-1)?.headers.get("If-Match")).toBe(`"${opened.updatedAt}"`);
    // Both have changed the title: nobody chooses for the person.
    expect(choice("Title").getByText("Opening of the dam")).toBeTruthy();
    expect(choice("Title").getByText("Opening on Monday")).toBeTruthy();
    await waitFor(() => expect(network.sent.filter(({ path }) => path.includes("Singal"))).toHaveLength(2));
    expect(screen.getByText(said)).toBeTruthy();
    press("Save this choice");
    expect(await screen.findByText("Please choose a version of each field.")).toBeTruthy();
    fireEvent.click(choice("Title").getByRole("radio", { name: /^What you have/ }));
    // What one alone has changed is chosen already.
    expect(choice("Short Description").getByRole("radio", { name: /^What is saved now/ })).toHaveProperty(
      "checked",
      true,
    );
    press("Save this choice");
    expect(await screen.findByText("Event updated")).toBeTruthy();
    expect(host.stored()).toMatchObject({
      title: "Opening of the dam",
      ministry: "Energy and water",
      description: "Longer",
    });
    await waitFor(() => expect(at()).toBe("/EventTable"));
  });

  it("can take the whole of either version, and goes back to the form before it is saved", async () => {
    const host = oneEvent();
    fakeNetwork(...host.answers);
    await open();
    type(/^Title/, "Mine");
    host.byOther({ title: "Theirs", ministry: "Theirs" });
    save();
    await screen.findByText(said);
    press("Take all of theirs");
    press("Put this into the form");
    expect(screen.getByLabelText(/^Title/)).toHaveProperty("value", "Theirs");
    expect(screen.getByLabelText(/^Ministry/)).toHaveProperty("value", "Theirs");
    expect(host.stored().title).toBe("Theirs");
  });

  it("keeps all of mine without undoing what only the other one has changed", async () => {
    const host = oneEvent();
    fakeNetwork(...host.answers);
    await open();
    type(/^Title/, "Mine");
    type(/^Ministry/, "Mine");
    host.byOther({ title: "Theirs", moreDescription: "Theirs alone" });
    save();
    await screen.findByText(said);
    const more = choice("More Description");
    expect(more.queryByRole("radio", { name: /^What you have/ })).toBeNull();
    expect(more.getByRole("radio", { name: /^Before, not changed by you/ })).toBeTruthy();
    expect(more.getByText(/changed only by them/)).toBeTruthy();
    press("Keep all of mine");
    expect(more.getByRole("radio", { name: /^What is saved now/ })).toHaveProperty("checked", true);
    press("Save this choice");
    expect(await screen.findByText("Event updated")).toBeTruthy();
    expect(host.stored()).toMatchObject({
      ...{ title: "Mine", ministry: "Mine", moreDescription: "Theirs alone" },
    });
  });

  it("is simply saved where nothing of the other's would be overwritten", async () => {
    const host = oneEvent();
    const network = fakeNetwork(...host.answers);
    await open();
    type(/^Title/, "Mine");
    host.byOther({});
    save();
    expect(await screen.findByText("Event updated")).toBeTruthy();
    expect(network.writes()).toHaveLength(2);
    expect(host.stored().title).toBe("Mine");
  });

  it("is compared with the version it was begun on, even when its draft is taken up the day after", async () => {
    const host = oneEvent();
    fakeNetwork(...host.answers);
    await open();
    type(/^Title/, "Yesterday's work");
    cleanup();
    await waitFor(async () =>
      expect((await readDraft(`a1/event/${id}`))?.values.title).toBe("Yesterday's work"),
    );
    host.byOther({ title: "Overnight" });
    await open();
    fireEvent.click(await screen.findByRole("button", { name: "Continue with it" }));
    await screen.findByRole("region", { name: "Two versions" });
    expect(choice("Title").getByText("Yesterday's work")).toBeTruthy();
    expect(choice("Title").getByText("Overnight")).toBeTruthy();
  });

  it("made offline and sent a day later waits in the queue for a choice; the queue leads back to the form", async () => {
    const host = oneEvent();
    let line = false;
    const lost: Answer = (sent) => {
      if (line || sent.method === "GET") return line || sent.path !== "/healthz" ? undefined : { text: "" };
      throw new TypeError("Failed to fetch");
    };
    fakeNetwork(lost, ...host.answers);
    const { router, at } = await open();
    type(/^Title/, "Typed in the field");
    save();
    expect((await screen.findAllByText("Saved on this device")).length).toBeGreaterThan(0);
    await waitFor(() => expect(at()).toBe("/EventTable"));
    host.byOther({ title: "Changed at the office" });
    line = true;
    await act(() => router.navigate("/AdminQueue"));
    press("Send now");
    expect((await screen.findAllByText(new RegExp(said))).length).toBeGreaterThan(0);
    expect(host.stored().title).toBe("Changed at the office");
    fireEvent.click(screen.getByRole("button", { name: "Compare both versions of Typed in the field" }));
    await waitFor(() => expect(at()).toBe(`/EventUpdateForm/${id}`));
    await screen.findByRole("region", { name: "Two versions" });
    expect(choice("Title").getByText("Typed in the field")).toBeTruthy();
    expect(choice("Title").getByText("Changed at the office")).toBeTruthy();
    press("Keep all of mine");
    press("Save this choice");
    expect(await screen.findByText("Event updated")).toBeTruthy();
    expect(host.stored().title).toBe("Typed in the field");
  });

  it("that waits on this device is gone on with, instead of making a second one beside it", async () => {
    const host = oneEvent();
    let line = false;
    fakeNetwork((sent) => (!line && sent.path === "/healthz" ? { text: "" } : undefined), ...host.answers);
    const { router } = await open();
    type(/^Title/, "First words");
    save();
    expect((await screen.findAllByText("Saved on this device")).length).toBeGreaterThan(0);
    await act(() => router.navigate("/EventTable"));
    await act(() => router.navigate(`/EventUpdateForm/${id}`));
    fireEvent.click(await screen.findByRole("button", { name: "Go on with them" }));
    await waitFor(() => expect(screen.getByLabelText(/^Title/)).toHaveProperty("value", "First words"));
    type(/^Title/, "Second words");
    line = true;
    save();
    await waitFor(() => expect(host.stored().title).toBe("Second words"));
  });

  it("of a record that was deleted meanwhile says so, and keeps what was typed", async () => {
    const host = oneEvent();
    let deleted = false;
    fakeNetwork(
      (sent) =>
        deleted && sent.path !== "/healthz"
          ? { status: 404, json: { message: "Event not found." } }
          : undefined,
      ...host.answers,
    );
    await open();
    type(/^Title/, "Mine");
    deleted = true;
    save();
    expect(await screen.findByText("Event not found.")).toBeTruthy();
    expect(screen.getByLabelText(/^Title/)).toHaveProperty("value", "Mine");
  });
});
