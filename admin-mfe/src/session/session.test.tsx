// @vitest-environment jsdom
import { act, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { lists } from "../testing/account-screens.ts";
import { fakeNetwork, renderPortal } from "../testing/render-portal.tsx";

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
