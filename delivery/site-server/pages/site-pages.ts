import { spokenAt } from "@ministry/contract";
import { sitePages } from "../stores/composed-site.ts";
import { sendDelta } from "../static/deltas.ts";
import type { Handler } from "../http/exchange.ts";
import type { FileStore } from "../stores/file-store.ts";
import { heldPages } from "../static/held-versions.ts";
import { sentVersions } from "../static/sent-versions.ts";
import { isPassedOn, liteReason, litePreferenceCookie, variesBy, withoutLite } from "../http/low-data.ts";
import { pageEditions } from "./page-editions.ts";
import type { PartOf } from "../stores/released-public-part.ts";
import type { ReadyAnswers } from "../http/ready-answers.ts";
import { cacheFor, prepare, sendPrepared, sendText, type Answer } from "../http/respond.ts";

/**
 * Answers with pages, their content in them where it can be had in a moment; with the lite edition's for who wants
 * little data or runs no scripts.
 *
 * @param ready takes the answers, for who asks for the same next
 */
export function pagesHandler(files: FileStore, partOf: PartOf, ready: ReadyAnswers): Handler {
  const pages = sitePages(files);
  const inEdition = pageEditions(files, partOf);
  const sent = sentVersions();

  return async (exchange) => {
    const { request, response, pathname, site } = exchange;
    const composed = await site();
    const lite = liteReason(request);
    if (isPassedOn(request)) {
      sendText(response, 303, "Here.", { location: withoutLite(request.url ?? "/"), vary: "sec-fetch-site" });
      return true;
    }
    const page =
      composed &&
      (pathname === "/app-shell.html"
        ? await pages.appShell(composed)
        : await pages.find(composed, pathname));
    if (!composed || !page) {
      sendText(response, 503, "The site is not released yet.", { "retry-after": "5" });
      return true;
    }
    const whole = await inEdition(page, composed, exchange, lite);
    const headers = { ...whole.headers, "cache-control": cacheFor.mutable, vary: variesBy };
    const answer: Answer = { name: whole.name, file: whole.file, status: whole.status, headers };
    const cookie = litePreferenceCookie(request);
    if (cookie) response.setHeader("set-cookie", cookie);
    const known = async () => [...sent.of(pathname), ...(await heldPages(composed.folder, page.name, files))];
    const isStart = spokenAt(pathname, composed.config.languages).path === "/";
    if (isStart && !lite) sent.store(pathname, whole);
    if (!lite && (await sendDelta(request, response, answer, known))) return true;
    const prepared = prepare(request, response, answer);
    ready.store(request, prepared);
    sendPrepared(request, response, prepared);
    return true;
  };
}
