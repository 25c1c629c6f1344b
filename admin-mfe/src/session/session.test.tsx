// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { fakeNetwork, on, renderPortal, signedIn } from "../testing/render-portal.tsx";

const lists = [
  on("GET", /^\/readProject/, { json: [] }),
  on("POST", "/customerLogin", { json: { token: "t2", user: { name: "Head of Water" } } }),
  on("POST", "/logout", {}),
];

function enter(email: string, password: string) {
  fireEvent.change(screen.getByLabelText(/^Email/), { target: { value: email } });
  fireEvent.change(screen.getByLabelText(/^Password/), { target: { value: password } });
}

describe("the guard", () => {
  it("A-14 replaces the guarded page in the history", async () => {
    fakeNetwork();
    const { router, at } = renderPortal("/EventTable", { before: ["/elsewhere"] });
    await screen.findByRole("button", { name: "Login" });
    await act(() => router.navigate(-1));
    expect(at()).toBe("/elsewhere");
  });

  it.each([
    ["A-16", { accessToken: "x" }],
    ["A-17", { jwt: "x" }],
    ["A-18", { data: { token: "x" } }],
  ])("%s finds the token in %o", async (_, stored) => {
    localStorage.setItem("admin", JSON.stringify(stored));
    const network = fakeNetwork(...lists);
    renderPortal("/DashboardCards");
    await screen.findByText("Total Water Projects");
    expect(network.sent[0]?.headers.get("Authorization")).toBe("Bearer x");
  });

  it.each(["{}", "not json", '{"user":{"name":"A"}}'])("A-20 takes %s for no session", async (stored) => {
    localStorage.setItem("admin", stored);
    fakeNetwork();
    renderPortal("/Dashboard");
    expect(await screen.findByRole("button", { name: "Login" })).toBeTruthy();
  });
});

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

describe("signing out", () => {
  it("A-08 A-09 removes the stored session, tells the server, and Back shows nothing of the portal", async () => {
    signedIn();
    localStorage.setItem("token", "legacy");
    const network = fakeNetwork(...lists);
    const { router, at } = renderPortal("/DashboardCards", { before: ["/Dashboard"] });
    fireEvent.click(await screen.findByRole("button", { name: "Account of Officer" }));
    fireEvent.click(screen.getByRole("button", { name: "Logout" }));
    await waitFor(() => expect(at()).toBe("/AdminLogin"));
    expect(localStorage.getItem("admin")).toBeNull();
    expect(localStorage.getItem("token")).toBeNull();
    await waitFor(() => expect(network.writes()).toHaveLength(1));
    expect(network.writes()[0]?.headers.get("Authorization")).toBe("Bearer token-1");
    await act(() => router.navigate(-1));
    expect(at()).toBe("/AdminLogin");
  });

  it("A-09 says signed out when nothing readable is left, so that the tab may be closed on it", async () => {
    let removed = (_: boolean) => {};
    const removal = new Promise<boolean>((resolve) => (removed = resolve));
    const remove = vi.fn(() => removal);
    vi.stubGlobal("caches", { open: async () => ({ keys: async () => [] }), delete: remove });
    signedIn();
    fakeNetwork(...lists);
    const { at } = renderPortal("/DashboardCards");
    fireEvent.click(await screen.findByRole("button", { name: "Account of Officer" }));
    fireEvent.click(screen.getByRole("button", { name: "Logout" }));
    await waitFor(() => expect(remove).toHaveBeenCalled());
    await act(() => new Promise((resolve) => setImmediate(resolve)));
    expect(at()).toBe("/DashboardCards");
    removed(true);
    await waitFor(() => expect(at()).toBe("/AdminLogin"));
  });
});

describe("signing out with work on the device", () => {
  const cut = on("GET", "/healthz", () => Promise.reject(new TypeError("cut")));
  const queueOne = async () => {
    fireEvent.change(await screen.findByLabelText(/^Title/), { target: { value: "Borehole" } });
    fireEvent.click(screen.getByRole("button", { name: "Save project" }));
    fireEvent.click(await screen.findByRole("button", { name: "Publish anyway" }));
    await screen.findByText("Saved on this device");
    fireEvent.click(await screen.findByRole("button", { name: "Account of Officer" }));
    await screen.findByRole("button", { name: "Notifications, 1 waiting to be sent" });
    fireEvent.click(screen.getByRole("button", { name: "Logout" }));
  };

  it("keeps what waits, locked, for the one who comes back", async () => {
    signedIn();
    fakeNetwork(cut, ...lists);
    const { router, at } = renderPortal("/WaterProjectForm");
    await queueOne();
    fireEvent.click(await screen.findByRole("button", { name: "Keep and log out" }));
    await waitFor(() => expect(at()).toBe("/AdminLogin"));
    signedIn();
    window.dispatchEvent(new Event("pageshow"));
    await act(() => router.navigate("/AdminQueue"));
    expect(await screen.findByRole("region", { name: "Borehole" })).toBeTruthy();
  });

  it("shows another admin nothing of it", async () => {
    signedIn();
    fakeNetwork(cut, ...lists);
    const { router } = renderPortal("/WaterProjectForm");
    await queueOne();
    fireEvent.click(await screen.findByRole("button", { name: "Keep and log out" }));
    await screen.findByRole("button", { name: "Login" });
    signedIn({ _id: "b2", name: "Other" });
    window.dispatchEvent(new Event("pageshow"));
    await act(() => router.navigate("/AdminQueue"));
    expect(await screen.findByText("Nothing of yours is waiting on this device.")).toBeTruthy();
    expect(screen.queryByText("Borehole")).toBeNull();
  });

  it("discards it when asked to", async () => {
    signedIn();
    fakeNetwork(cut, ...lists);
    const { router } = renderPortal("/WaterProjectForm");
    await queueOne();
    fireEvent.click(await screen.findByRole("button", { name: "Discard and log out" }));
    await screen.findByRole("button", { name: "Login" });
    signedIn();
    window.dispatchEvent(new Event("pageshow"));
    await act(() => router.navigate("/AdminQueue"));
    expect(await screen.findByText("Nothing is waiting on this device.")).toBeTruthy();
  });
});

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
