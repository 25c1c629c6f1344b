import { expect, test } from "vitest";
import { messengerLinks } from "./messengers.ts";

const address = "https://site.example/documents/d1";
const links = (title: string, description?: string) =>
  Object.fromEntries(messengerLinks({ title, description, address }).map(({ name, href }) => [name, href]));
const wordsIn = (href = "") => decodeURIComponent(href.slice(href.indexOf("=") + 1));

test("the short text stands first, the address behind it", () => {
  const { WhatsApp, Telegram, SMS } = links("Water survey", "900 points\nvisited");
  expect(wordsIn(WhatsApp)).toBe(`Water survey: 900 points visited\n${address}`);
  expect(WhatsApp).toMatch(/^https:\/\/wa\.me\/\?text=/);
  expect(SMS).toMatch(/^sms:\?&body=/);
  expect(wordsIn(SMS?.slice("sms:?&".length))).toBe(`Water survey: 900 points visited\n${address}`);
  const telegram = new URL(Telegram ?? "");
  expect(telegram.origin + telegram.pathname).toBe("https://t.me/share/url");
  expect(telegram.searchParams.get("url")).toBe(address);
  expect(telegram.searchParams.get("text")).toBe("Water survey: 900 points visited");
});

test("a long description is cut between words, and left out where the title leaves no room", () => {
  const cut = wordsIn(links("Survey", "wells ".repeat(60)).WhatsApp).split("\n")[0] ?? "";
  expect(cut.length).toBeLessThanOrEqual(122);
  expect(cut).toMatch(/wells…$/);
  const title = "A title ".repeat(14).trim();
  expect(wordsIn(links(title, "Text").WhatsApp)).toBe(`${title}\n${address}`);
});

test("any letters can be sent, half a pair of surrogates too", () => {
  expect(wordsIn(links("مسح & المياه #1", "\uD800").WhatsApp)).toBe(`مسح & المياه #1: \uFFFD\n${address}`);
  expect(wordsIn(links("Plan").WhatsApp)).toBe(`Plan\n${address}`);
});
