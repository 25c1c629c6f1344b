// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { sharedPhotos } from "@ministry/contract";
import * as draftStore from "../../../drafts/draft-store.ts";
import { countShared } from "../../../pictures/inbox/shared-inbox.ts";
import { returnPath } from "../../../session/return-to.ts";
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

  it("A-42 AMB-41 leads whoever signs in next to the dashboard, not to the screen that was left", async () => {
    signedIn();
    fakeNetwork(...lists);
    const { router, at } = renderPortal("/AdminForm");
    fireEvent.click(await screen.findByRole("button", { name: "Account of Officer" }));
    fireEvent.click(screen.getByRole("button", { name: "Logout" }));
    await waitFor(() => expect(at()).toBe("/AdminLogin"));
    expect(returnPath(router.state.location.state)).toBe("/Dashboard");
    // Who asks for a guarded screen from there is led to it.
    await act(() => router.navigate("/AdminForm"));
    expect(router.state.location.state).toEqual({ from: "/AdminForm" });
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

  it("discards it when asked to twice, and offers that last", async () => {
    signedIn();
    fakeNetwork(cut, ...lists);
    const { router, at } = renderPortal("/WaterProjectForm");
    await queueOne();
    const first = within(
      await screen.findByRole("alertdialog", { name: "Log out with work on this device?" }),
    );
    expect(first.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      ...["", "Stay", "Keep and log out", "Discard and log out"],
    ]);
    fireEvent.click(first.getByRole("button", { name: "Discard and log out" }));
    const second = within(screen.getByRole("alertdialog", { name: "Delete this work for good?" }));
    expect(second.getByText("1 upload waits to be sent.")).toBeTruthy();
    fireEvent.click(second.getByRole("button", { name: "Back" }));
    expect(screen.getByRole("button", { name: "Keep and log out" })).toBeTruthy();
    expect(at()).not.toBe("/AdminLogin");
    fireEvent.click(screen.getByRole("button", { name: "Discard and log out" }));
    fireEvent.click(screen.getByRole("button", { name: "Delete and log out" }));
    await screen.findByRole("button", { name: "Login" });
    signedIn();
    window.dispatchEvent(new Event("pageshow"));
    await act(() => router.navigate("/AdminQueue"));
    expect(await screen.findByText("Nothing is waiting on this device.")).toBeTruthy();
  });
});

/** The browser's caches, in memory. */
function fakeCaches() {
  const stored = new Map<string, Response>();
  const address = (given: string | Request) =>
    typeof given === "string" ? new URL(given, location.href).href : given.url;
  const cache = {
    keys: async () => [...stored.keys()].map((url) => ({ url })),
    match: async (given: string | Request) => stored.get(address(given))?.clone(),
    put: async (given: string | Request, response: Response) => void stored.set(address(given), response),
    delete: async (given: string | Request) => stored.delete(address(given)),
  };
  const removeAll = async () => {
    stored.clear();
    return true;
  };
  vi.stubGlobal("caches", { open: async () => cache, delete: removeAll });
  const share = (id: string, owner?: string) =>
    cache.put(
      `${sharedPhotos.action}/${id}`,
      new Response(`of ${id}`, {
        headers: {
          "content-type": "image/jpeg",
          [sharedPhotos.headers.name]: `${id}.jpg`,
          [sharedPhotos.headers.taken]: "1",
          ...(owner && { [sharedPhotos.headers.owner]: owner }),
        },
      }),
    );
  return { share, ids: () => [...stored.keys()].map((url) => url.slice(url.lastIndexOf("/") + 1)) };
}

describe("signing out with shared photos in the inbox", () => {
  const logOut = async (choice: string | RegExp) => {
    fireEvent.click(await screen.findByRole("button", { name: "Account of Officer" }));
    fireEvent.click(screen.getByRole("button", { name: "Logout" }));
    fireEvent.click(await screen.findByRole("button", { name: choice }));
  };

  it("stays signed in, with the photos where they are, when the device can't store them encrypted", async () => {
    const { share, ids } = fakeCaches();
    await share("p1");
    signedIn();
    fakeNetwork(...lists);
    vi.spyOn(draftStore, "writeDraft").mockRejectedValue(new DOMException("full", "QuotaExceededError"));
    const { at } = renderPortal("/DashboardCards");
    await logOut(/^Keep/);
    expect(await screen.findByText(/shared photos could not be locked/)).toBeTruthy();
    expect([at(), ids()]).toEqual(["/DashboardCards", ["p1"]]);
    vi.restoreAllMocks();
    await logOut("Discard and log out");
    fireEvent.click(screen.getByRole("button", { name: "Delete and log out" }));
    await waitFor(() => expect(at()).toBe("/AdminLogin"));
    expect(ids()).toEqual([]);
  });

  it("locks the photos of another admin for that admin, also when this one discards theirs", async () => {
    const { share, ids } = fakeCaches();
    await share("of-other", "b2");
    await share("mine", "a1");
    signedIn();
    fakeNetwork(...lists);
    const { at } = renderPortal("/DashboardCards");
    expect(await countShared("a1")).toBe(1);
    await logOut("Discard and log out");
    fireEvent.click(screen.getByRole("button", { name: "Delete and log out" }));
    await waitFor(() => expect(at()).toBe("/AdminLogin"));
    expect(ids()).toEqual([]);
    expect(await draftStore.countDrafts("a1")).toBe(0);
    expect(Object.keys((await draftStore.readDraft("b2/shared-photos"))?.values ?? {})).toEqual(["of-other"]);
  });
});
