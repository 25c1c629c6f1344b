// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { offerOfficersApp } from "./officers-app.ts";

const offered = () => document.querySelector("link[rel=manifest]")?.getAttribute("href");

beforeEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  document.head.innerHTML = '<link rel="manifest" href="/manifest.webmanifest">';
});

test("a visitor is offered the visitors' app", () => {
  offerOfficersApp();
  expect(offered()).toBe("/manifest.webmanifest");
});

test("a device on which somebody has signed in keeps the officers' app beyond the sign-out", () => {
  localStorage.setItem("admin", "{}");
  offerOfficersApp();
  expect(offered()).toBe("/officers.webmanifest");
  localStorage.removeItem("admin");
  document.head.innerHTML = '<link rel="manifest" href="/manifest.webmanifest">';
  offerOfficersApp();
  expect(offered()).toBe("/officers.webmanifest");
});

test("where storage is closed the visitors' app is offered", () => {
  vi.stubGlobal("localStorage", undefined);
  offerOfficersApp();
  expect(offered()).toBe("/manifest.webmanifest");
});

test("an officer whose storage is full gets the officers' app all the same", () => {
  localStorage.setItem("admin", "{}");
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  offerOfficersApp();
  full.mockRestore();
  expect(offered()).toBe("/officers.webmanifest");
});
