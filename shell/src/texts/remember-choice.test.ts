// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { rememberChoice } from "./remember-choice.ts";

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});
const remembered = () => localStorage.getItem("language");
const cameFrom = (address: string) => vi.spyOn(document, "referrer", "get").mockReturnValue(address);

test("a page that a page of the site led to is remembered by its language", () => {
  cameFrom(`${location.origin}/water`);
  rememberChoice("so");
  expect(remembered()).toBe("so");
});

test("a page that was opened by itself or from elsewhere is no choice", () => {
  cameFrom("https://messenger.example/");
  rememberChoice("so");
  expect(remembered()).toBeNull();
});

test("a link to another language is remembered when it is followed", () => {
  rememberChoice("so");
  document.body.innerHTML = '<a hreflang="en" href="#"><b>English</b></a><a href="#">Other</a>';
  document.querySelectorAll("a")[1]?.click();
  expect(remembered()).toBeNull();
  document.querySelector("b")?.click();
  expect(remembered()).toBe("en");
});
