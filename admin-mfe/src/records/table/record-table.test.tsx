// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, describe, expect, it } from "vitest";
import { fakeNetwork, on, renderPortal, signedIn, type Answer } from "../../testing/render-portal.tsx";

const idOf = (number: number) => `65a0000000000000000000${String(number).padStart(2, "0")}`;
const event = (number: number) => ({
  ...{ _id: idOf(number), title: `Event ${number}`, ministry: number % 2 ? "Water" : "Energy" },
  description: "",
});

/** A server with events that can be deleted and restored, answering page by page, newest page first. */
function server(count: number, ...before: Answer[]) {
  const gone = new Set<string>();
  const left = () =>
    Array.from({ length: count }, (_, at) => event(at + 1)).filter(({ _id }) => !gone.has(_id));
  const network = fakeNetwork(
    ...before,
    on("GET", /^\/readProjectEvent\/Event\?/, ({ path }) => {
      const page = Number(/page=(\d+)/.exec(path)?.[1]);
      const all = left();
      const end = all.length - (page - 1) * 50;
      return { json: { items: all.slice(Math.max(0, end - 50), end), total: all.length, limit: 50 } };
    }),
    on("DELETE", /^\/DeleteEvent\/events\//, ({ path }) => {
      gone.add(path.split("/").at(-1) ?? "");
      return {};
    }),
    on("GET", /^\/trash/, { json: { items: [] } }),
    on("POST", /^\/trash\/\w+\/restore$/, ({ path }) => {
      gone.delete(path.split("/")[2] ?? "");
      return { json: {} };
    }),
  );
  return network;
}

// Translating the screen takes longer on a busy machine than the first test has.
beforeAll(() => import("../../pages/events/events-page.tsx"), 60_000);

const titles = () => screen.getAllByRole("rowheader").map(({ textContent }) => textContent);
const count = () => screen.getByText(/^\d+( of \d+)? events?\b/);
const paths = (network: ReturnType<typeof server>) => network.writes().map(({ path }) => path);

async function open(address = "/EventTable") {
  signedIn();
  const portal = renderPortal(address);
  await screen.findAllByRole("rowheader");
  return { ...portal, address: () => portal.router.state.location.search };
}
const tick = (name: string) => fireEvent.click(screen.getByRole("checkbox", { name: `Select ${name}` }));
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
async function ask(...names: string[]) {
  names.forEach(tick);
  press("Delete selected events");
  return within(await screen.findByRole("alertdialog"));
}

describe("a table of many records", () => {
  it("follows a link to the list with another search, and to the whole list", async () => {
    server(9);
    const { router } = await open();
    await act(() => router.navigate("/EventTable?q=Event+4"));
    await waitFor(() => expect(titles()).toEqual(["Event 4"]));
    await act(() => router.navigate("/EventTable"));
    await waitFor(() => expect(titles()).toHaveLength(9));
  });

  it("A-133 A-184 shows fifty on a page, newest first, numbers them, and turns the pages in the address", async () => {
    server(60);
    const { router, address } = await open();
    expect(count().textContent).toBe("60 events, page 1 of 2");
    expect([titles().length, titles()[0]]).toEqual([50, "Event 60"]);
    fireEvent.click(screen.getByRole("button", { name: /Next/ }));
    await waitFor(() => expect(titles()[0]).toBe("Event 10"));
    expect(address()).toBe("?page=2");
    expect(document.activeElement).toBe(count());
    expect(within(screen.getAllByRole("row")[1] as HTMLElement).getByText("51")).toBeTruthy();
    await router.navigate(-1);
    await waitFor(() => expect(titles()[0]).toBe("Event 60"));
  });

  it("remembers on this device how long a page is", async () => {
    server(12);
    await open();
    fireEvent.change(screen.getByLabelText("Events on a page"), { target: { value: "10" } });
    await waitFor(() => expect(titles()).toHaveLength(10));
    expect(localStorage.getItem("records-per-page")).toBe("10");
  });

  it("sorts by the headings and says so", async () => {
    server(3);
    const { address } = await open();
    const heading = () => screen.getByRole("columnheader", { name: "Title" });
    press("Title");
    await waitFor(() => expect(titles()).toEqual(["Event 1", "Event 2", "Event 3"]));
    expect([heading().getAttribute("aria-sort"), address()]).toEqual(["ascending", "?sort=title"]);
    press("Title");
    await waitFor(() => expect(heading().getAttribute("aria-sort")).toBe("descending"));
    expect(titles()[0]).toBe("Event 3");
    expect(screen.getByLabelText<HTMLSelectElement>("Sort by").value).toBe("-title");
  });

  it("names the date in its orders, and the order the records come in only once", async () => {
    server(12);
    await open();
    const options = within(screen.getByLabelText("Sort by")).getAllByRole("option");
    expect(options.map(({ textContent }) => textContent)).toEqual([
      "Date added, newest first",
      ...["Title, A to Z", "Title, Z to A", "Ministry, A to Z", "Ministry, Z to A"],
      "Date added, oldest first",
    ]);
  });

  it("searches and filters, counts what fits, and shows all again", async () => {
    server(12);
    const { address } = await open("/EventTable?ministry=Water");
    expect(count().textContent).toBe("6 of 12 events");
    const search = screen.getByLabelText("Find events");
    fireEvent.change(search, { target: { value: "EVENT 1" } });
    await waitFor(() => expect(titles()).toEqual(["Event 11", "Event 1"]));
    await waitFor(() => expect(address()).toBe("?ministry=Water&q=EVENT+1"));
    fireEvent.change(search, { target: { value: "nothing like it" } });
    expect(await screen.findByText("No events match your search or filters.")).toBeTruthy();
    press("Show all");
    await waitFor(() => expect(titles()).toHaveLength(12));
    await waitFor(() => expect(address()).toBe(""));
  });
});

describe("deleting", () => {
  it("undoes a delete", async () => {
    const network = server(3);
    await open();
    press("Delete Event 2");
    const dialog = within(await screen.findByRole("alertdialog"));
    expect(await dialog.findByText(/kept in the Trash for 30 days/)).toBeTruthy();
    fireEvent.click(dialog.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Event deleted")).toBeTruthy();
    expect(titles()).toEqual(["Event 3", "Event 1"]);
    // The row after it goes on.
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Delete Event 1");
    press("Undo");
    expect(await screen.findByText("Event restored")).toBeTruthy();
    await waitFor(() => expect(titles()).toHaveLength(3));
    expect(paths(network)).toEqual([`/DeleteEvent/events/${idOf(2)}`, `/trash/${idOf(2)}/restore`]);
  });

  it("promises no way back where the server has none", async () => {
    server(2, on("GET", /^\/trash/, { status: 404, json: {} }));
    await open();
    press("Delete Event 2");
    const dialog = within(await screen.findByRole("alertdialog"));
    expect(await dialog.findByText("This cannot be undone.")).toBeTruthy();
    fireEvent.click(dialog.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Event deleted")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  });

  it("asks once for many, names the first and counts the others, and brings all of them back", async () => {
    const network = server(9);
    await open();
    fireEvent.click(screen.getByRole("checkbox", { name: "Select all 9 on this page" }));
    tick("Event 9");
    press("Delete selected events");
    const dialog = within(await screen.findByRole("alertdialog"));
    expect(dialog.getByText("Delete 8 events?")).toBeTruthy();
    expect(dialog.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      ...["Event 8", "Event 7", "Event 6", "Event 5", "Event 4"],
      "and 3 more",
    ]);
    fireEvent.click(dialog.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("8 events deleted")).toBeTruthy();
    expect(titles()).toEqual(["Event 9"]);
    press("Undo");
    expect(await screen.findByText("8 events restored")).toBeTruthy();
    expect(new Set(paths(network)).size).toBe(16);
  });

  it("shows why each record could not be deleted, and tries only those again, under the same keys", async () => {
    let broken = true;
    const network = server(
      5,
      on("DELETE", `/DeleteEvent/events/${idOf(3)}`, () => ({ status: broken ? 500 : 200, json: {} })),
    );
    await open();
    const dialog = await ask("Event 4", "Event 3", "Event 2");
    fireEvent.click(dialog.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("2 of 3 events deleted")).toBeTruthy();
    const report = within(screen.getByRole("alertdialog"));
    expect(report.getByRole("alert").textContent).toContain("Event 3: Delete failed");
    expect(report.getByText("Deleted (2)")).toBeTruthy();
    broken = false;
    fireEvent.click(report.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("3 events deleted")).toBeTruthy();
    expect(paths(network).filter((path) => path.includes("DeleteEvent"))).toHaveLength(4);
    const keys = network
      .writes()
      .filter(({ path }) => path.endsWith(idOf(3)))
      .map(({ headers }) => headers.get("Idempotency-Key"));
    expect(keys[0]).toBe(keys[1]);
  });

  it("stops where there is no connection, and says which were not tried", async () => {
    const network = server(
      3,
      on("DELETE", /^\/DeleteEvent/, () => Promise.reject(new TypeError("cut"))),
    );
    await open();
    const dialog = await ask("Event 3", "Event 1");
    fireEvent.click(dialog.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Events not deleted")).toBeTruthy();
    const message = screen.getByRole("alert").textContent;
    expect(message).toContain("Event 3: Delete failed. There is no connection.");
    expect(message).toContain("Event 1: Not tried.");
    expect(network.writes()).toHaveLength(1);
    press("Done");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(titles()).toHaveLength(3);
  });

  it("sends one request for a double click", async () => {
    const network = server(2);
    await open();
    press("Delete Event 2");
    const button = within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Delete" });
    fireEvent.click(button);
    fireEvent.click(button);
    await screen.findByText("Event deleted");
    expect(network.writes()).toHaveLength(1);
  });
});
