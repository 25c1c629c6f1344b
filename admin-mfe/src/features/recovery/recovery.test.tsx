// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fakeNetwork, on, renderPortal } from "../../testing/render-portal.tsx";

const byMail = on("GET", "/forgot-password", { json: { mail: true, message: "On its way." } });
const byColleague = on("GET", "/forgot-password", { json: { mail: false, message: "Ask." } });
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const bodyOf = (sent: { body?: unknown } | undefined) => JSON.parse(String(sent?.body)) as unknown;

describe("a forgotten password", () => {
  it("leads to a mail where the server sends one", async () => {
    fakeNetwork(byMail);
    const { at } = renderPortal("/AdminLogin");
    fireEvent.click(await screen.findByRole("button", { name: "Forgot password" }));
    fireEvent.click(await screen.findByRole("link", { name: "get the link by mail" }));
    await waitFor(() => expect(at()).toBe("/AdminForgotPassword"));
    expect(await screen.findByRole("button", { name: "Send the link" })).toBeTruthy();
  });

  it("leads to an administrator where the server sends none", async () => {
    fakeNetwork(byColleague);
    renderPortal("/AdminForgotPassword");
    expect(await screen.findByText(/Ask the ministry/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Send the link" })).toBeNull();
  });

  it("asks for the link and says what the server says; a failure keeps the address", async () => {
    let answers = 0;
    const network = fakeNetwork(
      byMail,
      on("POST", "/forgot-password", () =>
        (answers += 1) === 1
          ? { status: 429, json: { message: "Please wait." } }
          : { status: 202, json: { mail: true, message: "On its way." } },
      ),
    );
    renderPortal("/AdminForgotPassword");
    const send = await screen.findByRole("button", { name: "Send the link" });
    fireEvent.click(send);
    expect((await screen.findByRole("alert")).textContent).toMatch(/Enter your whole email address/);
    type(/^Email/, " officer@ministry.example ");
    fireEvent.click(send);
    expect(await screen.findByText("Please wait.")).toBeTruthy();
    expect(screen.getByLabelText(/^Email/)).toHaveProperty("value", "officer@ministry.example");
    fireEvent.click(send);
    expect(await screen.findByText("On its way.")).toBeTruthy();
    expect(bodyOf(network.writes()[1])).toEqual({ email: "officer@ministry.example" });
  });
});

describe("the page behind a link", () => {
  it("takes the token out of the address, saves the password, and leads to the sign-in with the address", async () => {
    const network = fakeNetwork(
      on("POST", "/invitations/accept", {
        status: 201,
        json: { user: { email: "hodan@ministry.example" } },
      }),
    );
    const { router, at } = renderPortal("/AdminInvitation?token=abc");
    await screen.findByRole("heading", { name: "Choose your password" });
    await waitFor(() => expect(router.state.location.search).toBe(""));
    type(/^New password/, "rain on the tin roof");
    fireEvent.click(screen.getByRole("button", { name: "Save the password" }));
    await waitFor(() => expect(at()).toBe("/AdminLogin"));
    expect(await screen.findByText(/Your account is ready/)).toBeTruthy();
    expect(screen.getByLabelText(/^Email/)).toHaveProperty("value", "hodan@ministry.example");
    expect(bodyOf(network.writes()[0])).toEqual({ token: "abc", password: "rain on the tin roof" });
  });

  it("keeps what was typed when it fails, and tries again under the same key", async () => {
    let answers = 0;
    const network = fakeNetwork(
      on("POST", "/password-reset", () =>
        (answers += 1) === 1 ? { status: 503, json: { message: "Please try again." } } : { json: {} },
      ),
    );
    const { at } = renderPortal("/AdminPasswordReset?token=abc");
    const save = await screen.findByRole("button", { name: "Save the password" });
    type(/^New password/, "short");
    fireEvent.click(save);
    expect(await screen.findByRole("alert")).toBeTruthy();
    type(/^New password/, "rain on the tin roof");
    fireEvent.click(save);
    expect(await screen.findByText("Please try again.")).toBeTruthy();
    expect(screen.getByLabelText(/^New password/)).toHaveProperty("value", "rain on the tin roof");
    fireEvent.click(save);
    await waitFor(() => expect(at()).toBe("/AdminLogin"));
    expect(await screen.findByText(/Your new password is saved/)).toBeTruthy();
    const keys = network.writes().map(({ headers }) => headers.get("Idempotency-Key"));
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  it.each(["/AdminInvitation", "/AdminPasswordReset"])("%s without a token says so", async (address) => {
    fakeNetwork();
    renderPortal(address);
    expect(await screen.findByText("This link is not complete.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Save the password" })).toBeNull();
  });
});
