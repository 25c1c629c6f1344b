// @vitest-environment jsdom
import type { Role } from "@ministry/api-client";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fakeNetwork, on, renderPortal, signedIn, type Answer } from "../../testing/render-portal.tsx";

const event = { _id: "65a000000000000000000001", title: "Opening", ministry: "Water", description: "" };
const events = on("GET", /^\/readProjectEvent\/Event/, { json: { items: [event], total: 1, limit: 50 } });

function signInAs(role: Role | undefined, ...answers: Answer[]) {
  signedIn({ _id: "a1", name: "Officer", ...(role && { role }) });
  return fakeNetwork(...answers, events);
}
const menu = () =>
  within(screen.getByRole("navigation", { name: "Admin" }))
    .getAllByRole("link")
    .map(({ textContent }) => textContent);

describe("the portal", () => {
  it("lets a viewer look, and offers nothing that changes a record", async () => {
    signInAs("viewer");
    renderPortal("/EventTable");
    expect(await screen.findByText("Opening")).toBeTruthy();
    expect(menu()).not.toContain("Users");
    for (const name of ["New", "Edit Opening", "Delete Opening", "Add New Event"]) {
      expect(screen.queryByRole("button", { name })).toBeNull();
      expect(screen.queryByRole("link", { name })).toBeNull();
    }
    expect(screen.queryByRole("checkbox")).toBeNull();
  });

  it("lets an editor edit, and not take a record off the site", async () => {
    signInAs("editor");
    renderPortal("/EventTable");
    expect(await screen.findByRole("link", { name: "Edit Opening" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Delete Opening" })).toBeNull();
    expect(screen.getByRole("button", { name: "New" })).toBeTruthy();
  });

  it.each(["publisher", "administrator", undefined] as const)("lets %s delete a record", async (role) => {
    signInAs(role);
    renderPortal("/EventTable");
    expect(await screen.findByRole("button", { name: "Delete Opening" })).toBeTruthy();
    expect(menu().includes("Users")).toBe(role !== "publisher");
  });

  it.each([
    ["viewer", "/EventCreateForm", "Your account can read the portal, but not change anything."],
    ["viewer", "/eventupdateform/1", "Your account can read the portal, but not change anything."],
    ["publisher", "/AdminForm", "Accounts are managed by administrators."],
  ] as const)("tells a %s at %s what it takes", async (role, address, text) => {
    const network = signInAs(role);
    renderPortal(address);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("You do not have access to this page");
    expect(network.sent.filter(({ path }) => path.startsWith("/admins"))).toEqual([]);
  });

  it("follows a role that was changed meanwhile, at the next answer", async () => {
    signInAs(
      "editor",
      on("GET", /^\/readProjectEvent\/Event/, {
        json: { items: [event], total: 1, limit: 50 },
        headers: { "Account-Role": "viewer" },
      }),
    );
    renderPortal("/EventTable");
    expect(await screen.findByText("Opening")).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole("link", { name: "Edit Opening" })).toBeNull());
    expect(JSON.parse(localStorage.getItem("admin") ?? "{}")).toMatchObject({
      token: "token-1",
      user: { role: "viewer" },
    });
  });
});

describe("the roles of others", () => {
  const me = { _id: "a1", name: "Officer", email: "officer@ministry.example", role: "administrator" };
  const hodan = {
    _id: "b2",
    name: "Hodan",
    email: "hodan@ministry.example",
    role: "viewer",
    updatedAt: "2026-01-02T08:00:00.000Z",
  };
  const row = async (email: string) =>
    within((await screen.findByText(email)).closest("tr") as HTMLTableRowElement);

  it("are changed after showing what each may do, on the account that was shown", async () => {
    const network = signInAs(
      "administrator",
      on("GET", "/admins", { json: { items: [me, hodan] } }),
      on("PATCH", "/admins/b2", { json: {} }),
    );
    renderPortal("/AdminForm");
    const theirs = await row(hodan.email);
    expect(theirs.getByText("Viewer")).toBeTruthy();
    fireEvent.click(theirs.getByRole("button", { name: "Change role of Hodan" }));
    const dialog = within(screen.getByRole("alertdialog", { name: "Change the role of Hodan?" }));
    expect(dialog.getByText("Can read everything in the portal, but change nothing.")).toBeTruthy();
    fireEvent.change(dialog.getByLabelText("Role"), { target: { value: "publisher" } });
    fireEvent.click(dialog.getByRole("button", { name: "Change role" }));
    expect(await screen.findByText("Hodan is publisher now")).toBeTruthy();
    const [write] = network.writes();
    expect([write?.body, write?.headers.get("If-Match")]).toEqual([
      '{"role":"publisher"}',
      '"2026-01-02T08:00:00.000Z"',
    ]);
  });

  it("are chosen from the present one each time, and each choice is a request of its own", async () => {
    const network = signInAs(
      "administrator",
      on("GET", "/admins", { json: { items: [me, hodan] } }),
      on("PATCH", "/admins/b2", () => Promise.reject(new TypeError("cut"))),
    );
    renderPortal("/AdminForm");
    const ask = async () => {
      fireEvent.click((await row(hodan.email)).getByRole("button", { name: "Change role of Hodan" }));
      return within(screen.getByRole("alertdialog", { name: "Change the role of Hodan?" }));
    };
    const pick = async (dialog: Awaited<ReturnType<typeof ask>>, role: string, times: number) => {
      fireEvent.change(dialog.getByLabelText("Role"), { target: { value: role } });
      fireEvent.click(dialog.getByRole("button", { name: "Change role" }));
      await waitFor(() => expect(network.writes()).toHaveLength(times));
      await dialog.findByRole("alert");
    };
    const first = await ask();
    await pick(first, "publisher", 1);
    await pick(first, "publisher", 2);
    await pick(first, "editor", 3);
    const [one, two, three] = network.writes().map(({ headers }) => headers.get("Idempotency-Key"));
    expect([one === two, three === two]).toEqual([true, false]);
    fireEvent.click(first.getByRole("button", { name: "Cancel" }));
    expect((await ask()).getByLabelText("Role")).toHaveProperty("value", "viewer");
  });

  it("are signed out everywhere, session by session, after asking", async () => {
    const network = signInAs(
      "administrator",
      on("GET", "/admins", { json: { items: [me, hodan] } }),
      on("GET", "/sessions?of=b2", { json: { items: [{ _id: "s1" }, { _id: "s2" }] } }),
      on("DELETE", /^\/sessions\/s\d$/, { json: {} }),
    );
    renderPortal("/AdminForm");
    fireEvent.click((await row(hodan.email)).getByRole("button", { name: "Sign out Hodan" }));
    const dialog = within(screen.getByRole("alertdialog", { name: "Sign out Hodan everywhere?" }));
    fireEvent.click(dialog.getByRole("button", { name: "Sign out" }));
    expect(await screen.findByText("Hodan is signed out everywhere")).toBeTruthy();
    expect(network.writes().map(({ path }) => path)).toEqual(["/sessions/s1", "/sessions/s2"]);
    expect((await row(me.email)).queryByRole("button", { name: "Sign out Officer" })).toBeNull();
  });

  it("are shown where they are signed in, and signed out of one device", async () => {
    const session = { createdAt: "2026-01-02T08:00:00Z", address: "10.0.0.1" };
    const phone = { ...session, _id: "s1", userAgent: "Linux; Android 10 Chrome/128" };
    const desktop = { ...session, _id: "s2", userAgent: "X11; Linux Firefox/128" };
    const network = signInAs(
      "administrator",
      on("GET", "/admins", { json: { items: [me, hodan] } }),
      on("GET", "/sessions?of=b2", { json: { items: [phone, desktop] } }),
      on("DELETE", "/sessions/s1", { json: {} }),
    );
    renderPortal("/AdminForm");
    fireEvent.click((await row(hodan.email)).getByRole("button", { name: "Sessions of Hodan" }));
    const dialog = within(screen.getByRole("dialog", { name: "Where Hodan is signed in" }));
    fireEvent.click(await dialog.findByRole("button", { name: /^Sign out Chrome on Android/ }));
    const question = within(screen.getByRole("alertdialog", { name: "Sign out Chrome on Android?" }));
    expect(question.getByText(/until Hodan signs in on it again/)).toBeTruthy();
    fireEvent.click(question.getByRole("button", { name: "Sign out" }));
    expect(await screen.findByText("Signed out Chrome on Android")).toBeTruthy();
    expect(network.writes().map(({ path }) => path)).toEqual(["/sessions/s1"]);
  });

  it("the only administrator stays one, and sees why", async () => {
    signInAs("administrator", on("GET", "/admins", { json: { items: [me, hodan] } }));
    renderPortal("/AdminForm");
    const mine = await row(me.email);
    expect(mine.getByText(/The only administrator can’t/)).toBeTruthy();
    expect(mine.queryByRole("button")).toBeNull();
  });

  it("a colleague is registered with a role where the server knows roles", async () => {
    const network = signInAs("administrator", on("POST", "/createAdmin", { json: {} }));
    renderPortal("/AdminForm");
    const type = (label: RegExp, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    await screen.findByRole("button", { name: "Register" });
    type(/^Full Name/, "Asha");
    type(/^Email/, "asha@ministry.example");
    type(/^Password/, "rain on the tin roof");
    type(/^Role/, "viewer");
    fireEvent.click(screen.getByRole("button", { name: "Register" }));
    await waitFor(() => expect(network.writes()).toHaveLength(1));
    expect(JSON.parse(String(network.writes()[0]?.body))).toMatchObject({ role: "viewer" });
  });
});
