// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderPublic } from "../testing/render-public.tsx";

beforeEach(() => vi.stubGlobal("scrollTo", () => {}));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The contact page is the lightest one with the whole layout. */
async function openSite() {
  const router = renderPublic("/contact");
  await screen.findByRole("heading", { level: 1, name: "Contact" });
  return router;
}
const wide = () => within(screen.getByRole("navigation", { name: "Main" }));
const phone = () => within(screen.getByRole("navigation", { name: "Main menu" }));
const expanded = (button: HTMLElement) => button.getAttribute("aria-expanded");

test("P-20, AMB-22: the header links to the twelve screens", async () => {
  await openSite();
  const links = [
    ...screen.getByRole("banner").querySelectorAll("nav[aria-label='Main menu'] a:not([rel=nofollow])"),
  ];
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Dashboard", "/"],
    ["Ministry", "/Ministry"],
    ["Leadership", "/minister"],
    ["Water", "/water"],
    ["Energy", "/Energy"],
    ["Policy and Planning", "/PlanningPolicy"],
    ["Admin and Finance", "/Admin&finace"],
    ["Energy projects", "/EnergyProject"],
    ["Water projects", "/WaterProject"],
    ["Publications", "/AssessmentsPost"],
    ["Events", "/EventPost"],
    ["Contact", "/contact"],
  ]);
});

test.each([
  ["P-21", "About", ["Ministry", "Leadership", "General Director"]],
  ["P-23", "Departments", ["Water", "Energy", "Policy & Planning", "Admin & Finance"]],
  ["P-24", "Projects", ["Energy", "Water"]],
])("%s, P-28: the drop-down %s opens and closes by a click and by Escape", async (_, label, entries) => {
  await openSite();
  const button = wide().getByRole("button", { name: label });
  expect(expanded(button)).toBe("false");
  fireEvent.click(button);
  expect(expanded(button)).toBe("true");
  const list = document.getElementById(button.getAttribute("aria-controls") ?? "") as HTMLElement;
  expect(
    within(list)
      .getAllByRole("listitem")
      .map((entry) => entry.textContent),
  ).toEqual(entries);
  fireEvent.keyDown(within(list).getAllByRole("link")[0]!, { key: "Escape" });
  expect(expanded(button)).toBe("false");
  expect(document.activeElement).toBe(button);
  expect(list.hidden).toBe(true);
});

test("P-22: General Director is shown and is no link", async () => {
  await openSite();
  for (const entry of screen.getAllByText("General Director")) {
    expect(entry.closest("a")).toBeNull();
    expect(entry.tabIndex).toBe(-1);
  }
});

test("P-28: a drop-down closes when the focus leaves it", async () => {
  await openSite();
  const button = wide().getByRole("button", { name: "About" });
  fireEvent.click(button);
  fireEvent.blur(button, { relatedTarget: document.body });
  expect(expanded(button)).toBe("false");
});

test("a drop-down opened by pointing stays open when it is clicked", async () => {
  await openSite();
  const button = wide().getByRole("button", { name: "About" });
  fireEvent.pointerEnter(button.closest("li")!, { pointerType: "mouse" });
  fireEvent.click(button);
  fireEvent.pointerLeave(button.closest("li")!, { pointerType: "mouse" });
  expect(expanded(button)).toBe("true");
});

test("P-26, P-27: the small-screen menu unfolds its groups and closes when a link is followed", async () => {
  const router = await openSite();
  const toggle = phone().getByRole("button", { name: "Menu" });
  expect(expanded(toggle)).toBe("false");
  fireEvent.click(toggle);
  for (const label of ["About", "Departments", "Projects"]) {
    const group = phone().getByRole("button", { name: label });
    expect(expanded(group)).toBe("false");
    fireEvent.click(group);
    expect(expanded(group)).toBe("true");
  }
  fireEvent.click(phone().getByRole("link", { name: "Leadership" }));
  expect(expanded(toggle)).toBe("false");
  await screen.findByRole("heading", { level: 1, name: "Leadership" });
  expect(router.state.location.pathname).toBe("/minister");
});

test("after a link was followed the new page has the focus", async () => {
  await openSite();
  fireEvent.click(within(screen.getByRole("contentinfo")).getByRole("link", { name: "About" }));
  await screen.findByRole("heading", { level: 1, name: "ABOUT MINISTRY" });
  // The focus follows the heading in an effect.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("main")));
});

test("a link to a part of a page that is here at once leaves the scroll position to that part", async () => {
  const router = await openSite();
  const scrolled = vi.fn();
  vi.stubGlobal("scrollTo", scrolled);
  await act(() => router.navigate("/minister"));
  expect(scrolled).toHaveBeenCalledOnce();
  // The page's main part stands in every page.
  await act(() => router.navigate("/AboutMinistry#main"));
  expect(scrolled).toHaveBeenCalledOnce();
});

test("P-29, P-31, P-32, P-33, P-34, AMB-24: the footer's links, address, hours, phones, e-mail and copyright", async () => {
  await openSite();
  const footer = within(screen.getByRole("contentinfo"));
  const targets = ["About", "Departments", "Events", "Contact"].map((name) =>
    footer.getByRole("link", { name }).getAttribute("href"),
  );
  expect(targets).toEqual(["/Ministry", "/water", "/EventPost", "/contact"]);
  const further = ["Projects on the map", "Tenders", "Follow the news"].map((name) =>
    footer.getByRole("link", { name }).getAttribute("href"),
  );
  expect(further).toEqual(["/projects", "/tenders", "/feeds"]);
  const text = screen.getByRole("contentinfo").textContent ?? "";
  expect(text).toContain("Government Quarter");
  expect(text).toContain("Sat–Thu 8:00 am – 6:00 pm");
  expect(text).toContain("© 2025");
  for (const fixed of ["+000 700 000 100", "+000 100 000 200", "info@mewr.example"]) {
    expect(text).toContain(fixed);
  }
  const reached = footer
    .getAllByRole<HTMLAnchorElement>("link")
    .map((link) => link.getAttribute("href") ?? "")
    .filter((href) => /^(tel|mailto):/.test(href));
  expect(reached.map((href) => href.split(":")[0])).toEqual(["tel", "tel", "mailto"]);
});

test("P-30, AMB-24: social marks without a destination are links that are off; with one they lead there", async () => {
  await openSite();
  for (const name of ["Facebook", "Twitter", "YouTube"]) {
    const off = within(screen.getByRole("contentinfo")).getByRole("link", { name });
    expect([off.getAttribute("aria-disabled"), off.hasAttribute("href")]).toEqual(["true", false]);
  }
  const none = "Facebook, Twitter, YouTube: the ministry has no page there yet.";
  expect(screen.getByText(none)).toBeTruthy();
  cleanup();
  renderPublic("/contact", {
    links: { facebook: "https://social.example/mewr", twitter: "javascript:alert(1)" },
  });
  const on = await screen.findByRole("link", { name: "Facebook" });
  expect(screen.getByText("Twitter, YouTube: the ministry has no page there yet.")).toBeTruthy();
  expect(on.getAttribute("href")).toBe("https://social.example/mewr");
  expect(screen.queryByText(none)).toBeNull();
  expect(screen.getByRole("link", { name: "Twitter" }).hasAttribute("href")).toBe(false);
});
