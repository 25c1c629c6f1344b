// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { enter, lists } from "../../testing/account-screens.ts";
import { fakeNetwork, on, renderPortal, signedIn } from "../../testing/render-portal.tsx";

describe("registration", () => {
  it("A-45 A-47 A-48 A-49 AMB-33 sends the contract's fields, goes to /AdminLogin and keeps the session", async () => {
    signedIn();
    const network = fakeNetwork(...lists, on("POST", "/createAdmin", { status: 201 }));
    const { at } = renderPortal("/AdminForm");
    expect(await screen.findByRole("heading", { name: "Customer Form" })).toBeTruthy();
    fireEvent.change(screen.getByLabelText(/^Full Name/), { target: { value: "Field officer" } });
    enter("new@ministry.example", "a long one");
    fireEvent.click(screen.getByRole("button", { name: "Register" }));
    expect(await screen.findByText("registered succes")).toBeTruthy();
    await waitFor(() => expect(at()).toBe("/AdminLogin"));
    expect(JSON.parse(String(network.writes()[0]?.body))).toEqual({
      name: "Field officer",
      Email: "new@ministry.example",
      Password: "a long one",
    });
    expect(localStorage.getItem("admin")).not.toBeNull();
  });

  it("registers once under one key when the first answer was lost, and under another when something was changed", async () => {
    signedIn();
    const network = fakeNetwork(
      ...lists,
      on("POST", "/createAdmin", () => Promise.reject(new TypeError("cut"))),
    );
    renderPortal("/AdminForm");
    const register = async (name: string, times: number) => {
      fireEvent.change(await screen.findByLabelText(/^Full Name/), { target: { value: name } });
      fireEvent.click(screen.getByRole("button", { name: "Register" }));
      await waitFor(() => expect(network.writes()).toHaveLength(times));
      await screen.findByRole("button", { name: "Register" });
    };
    await register("Hodan", 1);
    await register("Hodan", 2);
    await register("Hodan A.", 3);
    const [first, second, third] = network.writes().map(({ headers }) => headers.get("Idempotency-Key"));
    expect(first).toBe(second);
    expect(third).not.toBe(first);
  });

  it("A-46 asks for the full name, and for the email in a field of that type", async () => {
    signedIn();
    fakeNetwork(...lists);
    renderPortal("/AdminForm");
    expect(await screen.findByLabelText(/^Full Name/)).toHaveProperty("required", true);
    expect(screen.getByLabelText(/^Email/)).toHaveProperty("type", "email");
  });

  it("A-50 shows the server's error, else the text of the catalogue", async () => {
    signedIn();
    let json: object = { error: "This email is taken." };
    fakeNetwork(on("POST", "/createAdmin", () => ({ status: 400, json })));
    renderPortal("/AdminForm");
    fireEvent.click(await screen.findByRole("button", { name: "Register" }));
    expect(await screen.findByText("This email is taken.")).toBeTruthy();
    json = {};
    fireEvent.click(screen.getByRole("button", { name: "Register" }));
    expect(await screen.findByText("email or password is invalid")).toBeTruthy();
  });
});
