// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { enter, lists } from "../../testing/account-screens.ts";
import { fakeNetwork, on, renderPortal, signedIn } from "../../testing/render-portal.tsx";

describe("signing in", () => {
  it("A-36 asks for email and password, both marked as required", async () => {
    fakeNetwork();
    renderPortal("/AdminLogin");
    await screen.findByRole("button", { name: "Login" });
    for (const label of [/^Email/, /^Password/])
      expect(screen.getByLabelText(label)).toHaveProperty("required", true);
    expect(screen.getByLabelText(/^Password/)).toHaveProperty("type", "password");
  });

  it.each([false, true])("A-37 sends and stores the same with Remember me set to %s", async (ticked) => {
    const network = fakeNetwork(...lists);
    const { at } = renderPortal("/AdminLogin");
    const remember = await screen.findByLabelText("Remember me");
    if (ticked) fireEvent.click(remember);
    expect(remember).toHaveProperty("checked", ticked);
    enter("officer@ministry.example", "secret");
    fireEvent.click(screen.getByRole("button", { name: "Login" }));
    await waitFor(() => expect(at()).toBe("/Dashboard"));
    expect(String(network.writes()[0]?.body)).toBe(
      '{"email":"officer@ministry.example","password":"secret"}',
    );
    expect(JSON.parse(localStorage.getItem("admin") ?? "")).toEqual({
      token: "t2",
      user: { name: "Head of Water" },
    });
    expect(sessionStorage).toHaveLength(0);
  });

  it("A-39 A-40 A-41 A-42 sends email and password, keeps the session and goes to /Dashboard", async () => {
    const network = fakeNetwork(...lists);
    const { at } = renderPortal("/AdminLogin");
    await screen.findByRole("button", { name: "Login" });
    enter("officer@ministry.example", "secret");
    fireEvent.click(screen.getByRole("button", { name: "Login" }));
    expect(await screen.findByText("Login successfully")).toBeTruthy();
    await waitFor(() => expect(at()).toBe("/Dashboard"));
    expect(JSON.parse(String(network.writes()[0]?.body))).toEqual({
      email: "officer@ministry.example",
      password: "secret",
    });
    expect(JSON.parse(localStorage.getItem("admin") ?? "")).toMatchObject({
      token: "t2",
      user: { name: "Head of Water" },
    });
  });

  it("AMB-41 returns to the guarded page asked for", async () => {
    fakeNetwork(...lists);
    const { at } = renderPortal("/WaterProjectTable");
    await screen.findByRole("button", { name: "Login" });
    enter("a@b.c", "secret");
    fireEvent.click(screen.getByRole("button", { name: "Login" }));
    await waitFor(() => expect(at()).toBe("/WaterProjectTable"));
  });

  describe("after a session that has ended", () => {
    /** Reads the dashboard, ends the session, and comes to the sign-in. */
    async function endedAtDashboard() {
      signedIn();
      let isEnded = false;
      let answerLater = (): void => undefined;
      const answered = new Promise<void>((resolve) => (answerLater = resolve));
      fakeNetwork(
        on("GET", /^\/readProject/, async ({ headers, path }) => {
          if (headers.get("Authorization") === "Bearer t2") await answered;
          else if (path.includes("Water")) return isEnded ? { status: 401, json: {} } : { json: [] };
          return { json: [{ _id: "e1", title: "Solar mini-grid" }] };
        }),
        on("POST", "/customerLogin", ({ body }) => ({
          json: { token: "t2", user: { _id: String(body).includes("officer@") ? "a1" : "a2" } },
        })),
      );
      const { router, at } = renderPortal("/Dashboard");
      await screen.findByText("Total Water Projects");
      isEnded = true;
      await act(() => router.navigate("/AdminAccount"));
      await act(() => router.navigate("/Dashboard"));
      await screen.findByText("Unauthorized. Please log in again.");
      return { router, at, answerLater };
    }
    const signIn = (email: string) => {
      enter(email, "secret");
      fireEvent.click(screen.getByRole("button", { name: "Login" }));
    };

    it("A-102 what it was refused is asked again, and comes back here no second time", async () => {
      const { at, answerLater } = await endedAtDashboard();
      signIn("officer@ministry.example");
      await waitFor(() => expect(at()).toBe("/Dashboard"));
      answerLater();
      expect(await screen.findByText("Total Water Projects")).toBeTruthy();
      expect(at()).toBe("/Dashboard");
    });

    it("another person finds nothing that was read in it", async () => {
      const { router, at, answerLater } = await endedAtDashboard();
      signIn("colleague@ministry.example");
      await waitFor(() => expect(at()).toBe("/Dashboard"));
      await act(() => router.navigate("/EnergyProjectTable"));
      await screen.findByRole("heading", { level: 1 });
      expect(screen.queryByText("Solar mini-grid")).toBeNull();
      answerLater();
      expect((await screen.findAllByText("Solar mini-grid")).length).toBeGreaterThan(0);
    });
  });

  it("A-43 shows the text of the catalogue when the server has none of its own", async () => {
    fakeNetwork(on("POST", "/customerLogin", { status: 401, json: {} }));
    renderPortal("/AdminLogin");
    await screen.findByRole("button", { name: "Login" });
    enter("a@b.c", "wrong");
    fireEvent.click(screen.getByRole("button", { name: "Login" }));
    expect(await screen.findByText("Email or password is invalid.")).toBeTruthy();
  });

  it("A-44 A-181 takes no second click while the first is under way", async () => {
    const network = fakeNetwork(on("POST", "/customerLogin", new Promise(() => undefined)));
    renderPortal("/AdminLogin");
    await screen.findByRole("button", { name: "Login" });
    enter("a@b.c", "secret");
    const form = screen.getByRole("button", { name: "Login" }).closest("form") as HTMLFormElement;
    fireEvent.submit(form);
    fireEvent.submit(form);
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Working..." })).toHaveProperty("disabled", true),
    );
    expect(network.writes()).toHaveLength(1);
  });

  it("A-38 AMB-25 says in place whom to ask for a password and leads to the registration", async () => {
    fakeNetwork();
    renderPortal("/AdminLogin");
    fireEvent.click(await screen.findByRole("button", { name: "Forgot password" }));
    expect(screen.getByText(/Ask the ministry/)).toHaveProperty("hidden", false);
    expect(screen.getByRole("link", { name: "Sign up" }).getAttribute("href")).toBe("/AdminForm");
  });
});
