// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fakeNetwork, on, renderPortal, signedIn } from "../../testing/render-portal.tsx";

const me = { _id: "a1", name: "Officer", email: "officer@ministry.example", active: true };
const hodan = {
  _id: "b2",
  name: "Hodan",
  email: "hodan@ministry.example",
  active: true,
  createdAt: "2020-03-01T08:00:00Z",
};
const row = async (email: string) =>
  within((await screen.findByText(email)).closest("tr") as HTMLTableRowElement);

function open(...items: object[]) {
  signedIn();
  const network = fakeNetwork(
    on("GET", "/admins", () => ({ json: { items } })),
    on("PATCH", /^\/admins\//, { json: {} }),
  );
  renderPortal("/AdminForm");
  return network;
}

describe("the list of admins", () => {
  it("tells who, since when and when last, and asks under the name before it keeps somebody out", async () => {
    const network = open(me, hodan);
    const theirs = await row(hodan.email);
    expect(theirs.getByText("1 Mar 2020")).toBeTruthy();
    expect(theirs.getByText("Not yet")).toBeTruthy();
    fireEvent.click(theirs.getByRole("button", { name: "Deactivate Hodan" }));
    const dialog = within(screen.getByRole("alertdialog", { name: "Deactivate Hodan?" }));
    fireEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    expect(network.writes()).toHaveLength(0);
    fireEvent.click(theirs.getByRole("button", { name: "Deactivate Hodan" }));
    fireEvent.click(screen.getByRole("button", { name: "Deactivate" }));
    expect(await screen.findByText("Hodan is deactivated")).toBeTruthy();
    expect(network.writes().map(({ path, body }) => [path, body])).toEqual([
      ["/admins/b2", '{"active":false}'],
    ]);
  });

  it("says why oneself cannot be deactivated, nor the last one", async () => {
    open(me, hodan);
    expect((await row(me.email)).getByText(/^This is you\./)).toBeTruthy();
    expect((await row(me.email)).queryByRole("button")).toBeNull();
  });

  it("says that the last active one stays", async () => {
    open(me, { ...hodan, active: false });
    expect((await row(me.email)).getByText(/The only administrator can’t/)).toBeTruthy();
    expect((await row(hodan.email)).getByText("Deactivated")).toBeTruthy();
    expect((await row(hodan.email)).getByRole("button", { name: "Reactivate Hodan" })).toBeTruthy();
  });

  it("keeps the question open when the server refuses, with its words", async () => {
    signedIn();
    fakeNetwork(
      on("GET", "/admins", { json: { items: [me, hodan] } }),
      on("PATCH", /./, { status: 409, json: { message: "Not now." } }),
    );
    renderPortal("/AdminForm");
    fireEvent.click((await row(hodan.email)).getByRole("button", { name: "Deactivate Hodan" }));
    fireEvent.click(screen.getByRole("button", { name: "Deactivate" }));
    const dialog = within(screen.getByRole("alertdialog"));
    expect((await dialog.findByRole("alert")).textContent).toBe("Not now.");
    fireEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    fireEvent.click((await row(hodan.email)).getByRole("button", { name: "Deactivate Hodan" }));
    expect(within(screen.getByRole("alertdialog")).queryByRole("alert")).toBeNull();
  });

  it("is missed kindly where the host keeps none, and the registration stays", async () => {
    signedIn();
    fakeNetwork();
    renderPortal("/AdminForm");
    expect(await screen.findByText(/This server has no list of admins/)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Register" })).toBeTruthy();
  });

  it("leads to the sign-in when the session has ended", async () => {
    signedIn();
    fakeNetwork(on("GET", "/admins", { status: 401, json: {} }));
    const { at } = renderPortal("/AdminForm");
    await waitFor(() => expect(at()).toBe("/AdminLogin"));
  });
});
