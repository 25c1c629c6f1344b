// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { lists } from "../../../testing/account-screens.ts";
import { fakeNetwork, on, renderPortal, signedIn } from "../../../testing/render-portal.tsx";

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
    const { router } = renderPortal("/WaterProjectForm");
    await queueOne();
    fireEvent.click(await screen.findByRole("button", { name: "Keep and log out" }));
    await screen.findByRole("button", { name: "Login" });
    signedIn();
    window.dispatchEvent(new Event("pageshow"));
    await act(() => router.navigate("/AdminQueue"));
    await screen.findByRole("heading", { name: "Upload queue" });
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
