// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fakeNetwork, on, renderPortal, signedIn } from "../../testing/render-portal.tsx";

const entry = (rest: object) => ({
  _id: crypto.randomUUID(),
  at: "2026-01-02T08:00:00Z",
  actor: { _id: "b2", name: "Hodan" },
  subject: { _id: "e1", title: "Opening" },
  kind: "event",
  action: "update",
  ...rest,
});

function open(items: object[], { total = items.length, address = "/AdminAudit" } = {}) {
  signedIn();
  const network = fakeNetwork(
    on("GET", /^\/audit\?/, { json: { items, total, limit: 20 } }),
    on("GET", "/admins", { json: { items: [{ _id: "b2", name: "Hodan", email: "h@m.example" }] } }),
  );
  const portal = renderPortal(address);
  const asked = () => network.sent.map(({ path }) => path).filter((path) => path.startsWith("/audit"));
  return { ...portal, asked };
}
const spoken = async (name: string) =>
  (await screen.findByText(name, { selector: "strong" })).parentElement?.textContent;

describe("the trail", () => {
  it("tells an edit field by field, before and after", async () => {
    open([
      entry({
        before: { title: "Opening", ministry: "Energy" },
        after: { title: "Opening", ministry: "Water" },
      }),
    ]);
    expect(await spoken("Hodan")).toBe("Hodan changed the event Opening");
    expect(screen.getByText("Energy").closest("del")).toBeTruthy();
    expect(screen.getByText("Water").closest("ins")).toBeTruthy();
    expect(screen.queryByText("Title")).toBeNull();
  });

  it.each([
    [{ kind: "photo", action: "create" }, "Hodan added a photo to Opening"],
    [{ kind: "achievement", action: "delete" }, "Hodan deleted an achievement of Opening"],
    [{ kind: "document", action: "restore" }, "Hodan restored the document Opening"],
    [{ kind: "admin", action: "deactivate" }, "Hodan deactivated Opening"],
    [
      { kind: "admin", action: "password", subject: { _id: "b2", title: "Hodan" } },
      "Hodan chose a new password ",
    ],
    [{ kind: "session", action: "revoke", subject: { _id: "s1" } }, "Hodan signed out a device "],
    [{ kind: "session", action: "revoke", subject: { _id: "b2" } }, "Hodan signed out everywhere else "],
    [{ kind: "weather", action: "predict" }, "Hodan predict the weather Opening"],
  ])("tells %o as a sentence", async (event, sentence) => {
    open([entry(event)]);
    expect(await spoken("Hodan")).toBe(sentence);
  });

  it("is narrowed by person, kind and day, all of which stand in the address", async () => {
    const { asked, router } = open([entry({})]);
    await screen.findByText("1 change");
    fireEvent.change(await screen.findByLabelText("Person"), { target: { value: "b2" } });
    fireEvent.change(screen.getByLabelText("Kind"), { target: { value: "event" } });
    fireEvent.change(screen.getByLabelText("Until"), { target: { value: "2026-01-02" } });
    const end = new Date(2026, 0, 3).toISOString();
    await waitFor(() => {
      const last = new URLSearchParams(asked().at(-1)?.split("?")[1]);
      expect(Object.fromEntries(last)).toEqual({
        page: "1",
        limit: "20",
        actor: "b2",
        kind: "event",
        until: end,
      });
    });
    expect(router.state.location.search).toBe("?actor=b2&kind=event&until=2026-01-02");
    fireEvent.click(screen.getByRole("button", { name: "Show all" }));
    await waitFor(() => expect(router.state.location.search).toBe(""));
  });

  it("comes a page at a time, and starts over when something else is asked for", async () => {
    const { asked, router } = open([entry({})], { total: 41, address: "/AdminAudit?page=2" });
    expect(await screen.findByText("Page 2 of 3")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Next" }));
    await waitFor(() => expect(asked().at(-1)).toContain("page=3"));
    fireEvent.change(screen.getByLabelText("Kind"), { target: { value: "event" } });
    await waitFor(() => expect(router.state.location.search).toBe("?kind=event"));
  });

  it("says so on a page past the end, and leads back", async () => {
    const { router } = open([], { total: 45, address: "/AdminAudit?page=9" });
    expect(await screen.findByText("There are no changes on this page.")).toBeTruthy();
    expect(screen.getByText("45 changes")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: /Prev/ }));
    await waitFor(() => expect(router.state.location.search).toBe("?page=3"));
  });

  it("says so where nothing fits", async () => {
    open([]);
    expect(await screen.findByText("No changes yet.")).toBeTruthy();
  });

  it("is missed kindly on a host that keeps none", async () => {
    signedIn();
    fakeNetwork();
    renderPortal("/AdminAudit");
    expect(await screen.findByText("This server keeps no record of who changed what.")).toBeTruthy();
  });
});
