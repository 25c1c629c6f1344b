import type { IncomingMessage } from "node:http";
import { finished } from "node:stream/promises";
import { lowDataChoice, type LiteReason, type LowDataChoice } from "@ministry/contract";
import type { Handler } from "./exchange.ts";
import { sendText } from "./respond.ts";

/** Remembers for the rest of a browser's session that no script ran in it. */
const withoutScripts = "lite";
const oneYear = 31_536_000;

/** What pages depend on beside their address, for caches on the way. */
export const variesBy = "cookie, save-data";

/**
 * Returns why a visitor gets the lite edition, if they do: their browser has shown that it runs no scripts; or low data is
 * their choice or, where they made none, the browser's wish.
 */
export function liteReason(request: IncomingMessage): LiteReason | undefined {
  const asked = liteParameterOf(request);
  if (asked !== undefined) return asked === "on" ? "low-data" : "no-scripts";
  if (!request.headers.cookie) return request.headers["save-data"] === "on" ? "low-data" : undefined;
  if (cookieOf(request, withoutScripts) === "on") return "no-scripts";
  const choice = cookieOf(request, lowDataChoice.cookie);
  const isLow = choice === "on" || (choice !== "off" && request.headers["save-data"] === "on");
  return isLow ? "low-data" : undefined;
}

const cookieOf = ({ headers }: IncomingMessage, name: string): string | undefined =>
  (headers.cookie ?? "")
    .split(";")
    .map((pair) => pair.trim().split("="))
    .find(([key]) => key === name)?.[1];

/** Reads the `lite` query parameter: `lite` for browsers without scripts, `lite=on` for low data. */
function liteParameterOf({ url = "" }: IncomingMessage): string | undefined {
  if (!url.includes("?")) return undefined;
  return new URLSearchParams(url.slice(url.indexOf("?"))).get(lowDataChoice.parameter) ?? undefined;
}

/** Returns whether an address with the parameter came from another site or person; scripts may well run here. */
export function isPassedOn(request: IncomingMessage): boolean {
  const from = request.headers["sec-fetch-site"];
  return liteParameterOf(request) !== undefined && from !== undefined && from !== "same-origin";
}

/** Returns the same address without the parameter. */
export function withoutLite(url: string): string {
  const [path = "/", query = ""] = url.split("?", 2);
  const rest = query.split("&").filter((pair) => pair.replace(/=.*$/, "") !== lowDataChoice.parameter);
  return rest.join("") ? `${path}?${rest.join("&")}` : path;
}

/** Returns the cookie by which the next pages come in the lite edition at once; none for an address without the parameter. */
export function litePreferenceCookie(request: IncomingMessage): string | undefined {
  const asked = liteParameterOf(request);
  if (asked === undefined) return undefined;
  return asked === "on" ? chosen("on") : `${withoutScripts}=on; path=/; samesite=lax`;
}

const chosen = (choice: LowDataChoice): string =>
  `${lowDataChoice.cookie}=${choice}; path=/; max-age=${oneYear}; samesite=lax`;

/**
 * Returns a page of the app that redirects a browser without scripts to the lite edition. Made here and not when the site is
 * composed: a web server that knows no lite edition would answer with the same page again, without end.
 *
 * @param search the query of its address, from `?` on
 */
export function htmlWithLiteRedirect(html: string, search: string): string {
  const address = `${search || "?"}${search && "&"}${lowDataChoice.parameter}`.replaceAll("&", "&amp;");
  const element = `<noscript><meta http-equiv="refresh" content="0;url=${address.replaceAll('"', "%22")}"></noscript>`;
  return html.replace("</head>", () => `${element}</head>`);
}

/** Takes a visitor's choice from a form, and leads back to the page it was made on. */
export const lowDataHandler: Handler = async ({ request, response, pathname }) => {
  if (request.method !== "POST" || pathname !== lowDataChoice.action) return false;
  await finished(request.resume(), { writable: false });
  const given = new URL(request.url ?? "/", "http://site.invalid").searchParams;
  const choice = given.get("set");
  if (choice !== "on" && choice !== "off") {
    sendText(response, 400, "Low data is on or off.");
    return true;
  }
  response.setHeader("set-cookie", [chosen(choice), `${withoutScripts}=; path=/; max-age=0; samesite=lax`]);
  sendText(response, 303, "Low data was switched.", { location: safeAddress(given.get("to") ?? "/") });
  return true;
};

/** Returns an address below the site's own; the home page for anything else. */
function safeAddress(to: string): string {
  const base = "http://site.invalid";
  if (!to.startsWith("/") || !URL.canParse(to, base)) return "/";
  const { origin, pathname, search } = new URL(to, base);
  // Resolving `/.//host` leaves `//host`, which browsers read as another site.
  return origin === base && !pathname.startsWith("//") ? pathname + search : "/";
}
