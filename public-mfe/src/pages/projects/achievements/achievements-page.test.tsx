// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fakeApi, stubBrowser, type Answer } from "../../../testing/fake-api.ts";
import { renderPublic } from "../../../testing/render-public.tsx";

beforeEach(stubBrowser);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("the achievements viewer", () => {
  const at = "/project/x1/achievements";
  const view = (answer: Answer) => {
    const asked = fakeApi({ "/x1/achievements": answer });
    renderPublic(at);
    return asked;
  };

  test("P-16, P-139, P-140, P-143: title and cards out of GET /{id}/achievements", async () => {
    const achievements = [{ title: "Trained", detail: "Two groups", progress: 140 }];
    const asked = view({ json: { title: "Town water supply", achievements } });
    expect(await screen.findByRole("heading", { level: 1, name: "Town water supply" })).toBeTruthy();
    expect(screen.getByText("Trained")).toBeTruthy();
    expect(screen.getByText("Two groups")).toBeTruthy();
    expect(screen.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("100");
    expect(asked).toEqual(["/x1/achievements"]);
  });

  test("P-140, AMB-17: what came as text alone has no bar", async () => {
    const achievements = [{ title: "First well", detail: "", progress: 0, plain: true }];
    view({ json: { title: "Town water supply", achievements } });
    expect(await screen.findByText("First well")).toBeTruthy();
    expect(screen.queryByRole("progressbar")).toBeNull();
  });

  test("P-141: three placeholders while the achievements load", async () => {
    view("never");
    await screen.findByText("Loading achievements");
    expect(document.querySelectorAll("[data-skeleton=card]")).toHaveLength(3);
  });

  test("P-142: says when there are none", async () => {
    view({ json: { title: "T", achievements: [] } });
    expect(await screen.findByText("No achievements yet.")).toBeTruthy();
  });

  test("P-144: a failure shows the server's message", async () => {
    view({ status: 500, json: { message: "Under repair until noon." } });
    expect(await screen.findByText("Under repair until noon.")).toBeTruthy();
  });

  test("P-144: a failure without a message shows our own", async () => {
    view({ status: 500 });
    expect(await screen.findByText("Failed to load achievements")).toBeTruthy();
  });

  test("has crumbs to the project and its list where the host tells the sector, and a description", async () => {
    view({ json: { title: "Town water supply", sector: "water", achievements: [] } });
    await screen.findByRole("heading", { level: 1, name: "Town water supply" });
    const crumbs = within(screen.getByRole("navigation", { name: "Breadcrumb" }));
    const links = crumbs.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
    expect(links).toEqual([
      ["Home", "/"],
      ["Water projects", "/WaterProject"],
      ["Town water supply", "/SingalProjectsWater/x1"],
    ]);
    const description = document.querySelector("meta[name=description]")?.getAttribute("content");
    expect(description).toContain("Town water supply");
  });
});
