// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fakeNetwork, on, renderPortal, signedIn } from "../../testing/render-portal.tsx";

const at = "2026-01-02T08:00:00Z";
const session = { createdAt: at, usedAt: at, expiresAt: at, address: "10.0.0.1" };
const here = { ...session, _id: "s1", current: true, userAgent: "X11; Linux Firefox/128" };
const phone = { ...session, _id: "s2", current: false, userAgent: "Linux; Android 10 Chrome/128" };

function open(items: object[], ...answers: Parameters<typeof fakeNetwork>) {
  signedIn();
  const network = fakeNetwork(
    ...answers,
    on("GET", "/sessions", () => ({ json: { items } })),
  );
  renderPortal("/AdminAccount");
  return network;
}
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe("one's sessions", () => {
  it("tell the device, the present one first and without a way to end it", async () => {
    open([phone, here]);
    const [first, second] = (await screen.findAllByText(/^From 10\.0\.0\.1/)).map(
      (text) => text.closest("li") as HTMLElement,
    );
    expect(first?.textContent).toMatch(/^Firefox on Linux\s*This device/);
    expect(within(first as HTMLElement).queryByRole("button")).toBeNull();
    expect(second?.textContent).toMatch(/^Chrome on Android/);
  });

  it("end elsewhere after asking", async () => {
    const network = open([here, phone], on("DELETE", "/sessions", { json: {} }));
    fireEvent.click(await screen.findByRole("button", { name: "Sign out elsewhere" }));
    const dialog = within(screen.getByRole("alertdialog", { name: "Sign out everywhere but here?" }));
    expect(dialog.getByText(/1 other session ends/)).toBeTruthy();
    fireEvent.click(dialog.getByRole("button", { name: "Sign out elsewhere" }));
    expect(await screen.findByText("Signed out everywhere else")).toBeTruthy();
    expect(network.writes().map(({ method, path }) => `${method} ${path}`)).toEqual(["DELETE /sessions"]);
  });

  it("lead from the question to the sign-in where the session itself has ended (AMB-08)", async () => {
    open([here, phone], on("DELETE", "/sessions", { status: 401, json: {} }));
    fireEvent.click(await screen.findByRole("button", { name: "Sign out elsewhere" }));
    const dialog = within(screen.getByRole("alertdialog"));
    fireEvent.click(dialog.getByRole("button", { name: "Sign out elsewhere" }));
    expect(await dialog.findByText("Unauthorized. Please log in again.")).toBeTruthy();
    fireEvent.click(dialog.getByRole("button", { name: "Sign in again" }));
    expect(await screen.findByRole("button", { name: "Login" })).toBeTruthy();
  });

  it("offer nothing to end where there is no other", async () => {
    open([here]);
    await screen.findByText("This device");
    expect(screen.queryByRole("button", { name: "Sign out elsewhere" })).toBeNull();
  });

  it("on a host that does not list them: a sentence in their place, and in that of the password", async () => {
    signedIn();
    fakeNetwork();
    renderPortal("/AdminAccount");
    expect(await screen.findByText(/This server does not list where you are signed in/)).toBeTruthy();
    expect(screen.getByText(/does not let you change your password here/)).toBeTruthy();
    expect(screen.queryByLabelText(/^New password/)).toBeNull();
  });
});

describe("one's password", () => {
  it("is asked for on every screen while somebody else knows it, and no more once it is one's own", async () => {
    let given = true;
    const headers = () => ({ "account-role": "editor", ...(given && { "account-password": "given" }) });
    signedIn();
    fakeNetwork(
      on("POST", "/password", () => {
        given = false;
        return { json: {}, headers: { ...headers(), "account-password": "given" } };
      }),
      on("GET", "/sessions", () => ({ json: { items: [here] }, headers: headers() })),
      on("GET", /./, () => ({ json: [], headers: headers() })),
    );
    const portal = renderPortal("/EventTable");
    const asked = "Choose a password of your own.";
    expect(await screen.findByText(asked)).toBeTruthy();
    fireEvent.click(screen.getByRole("link", { name: "Choose a password" }));
    await waitFor(() => expect(portal.at()).toBe("/AdminAccount"));
    await screen.findByLabelText(/^Current password/);
    expect(screen.getByText(asked)).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Choose a password" })).toBeNull();
    type(/^Current password/, "told in person");
    type(/^New password/, "four words nobody knows");
    fireEvent.click(screen.getByRole("button", { name: "Change password" }));
    await waitFor(() => expect(screen.queryByText(asked)).toBeNull());
  });

  it("is not sent while something is missing; each field says what", async () => {
    const network = open([here]);
    await screen.findByText("This device");
    type(/^New password/, "short");
    expect(screen.getByText("Too short: 3 more")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Change password" }));
    const summary = within(await screen.findByRole("alert"));
    expect(summary.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "Enter your current password.",
      "The password must have at least 8 characters.",
    ]);
    expect(screen.getByLabelText(/^Current password/).getAttribute("aria-invalid")).toBe("true");
    expect(network.writes()).toHaveLength(0);
  });

  it("is changed against the current one, and the fields are empty again", async () => {
    const network = open([here], on("POST", "/password", { json: {} }));
    await screen.findByText("This device");
    type(/^Current password/, "the old one");
    type(/^New password/, "rain on the tin roof");
    fireEvent.click(screen.getByRole("button", { name: "Change password" }));
    expect(await screen.findByText("Password changed")).toBeTruthy();
    expect(JSON.parse(String(network.writes()[0]?.body))).toEqual({
      current: "the old one",
      password: "rain on the tin roof",
    });
    expect(screen.getByLabelText(/^New password/)).toHaveProperty("value", "");
  });

  it("keeps what was typed when the server refuses, with its words", async () => {
    open(
      [here],
      on("POST", "/password", { status: 400, json: { message: "The current password is not right." } }),
    );
    await screen.findByText("This device");
    type(/^Current password/, "wrong");
    type(/^New password/, "rain on the tin roof");
    fireEvent.click(screen.getByRole("button", { name: "Change password" }));
    expect(await screen.findByText("The current password is not right.")).toBeTruthy();
    expect(screen.getByLabelText(/^New password/)).toHaveProperty("value", "rain on the tin roof");
  });
});
