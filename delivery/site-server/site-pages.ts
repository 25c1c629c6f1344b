import type { IncomingMessage } from "node:http";
import { answeredPages } from "./answered-pages.ts";
import { sitePages, type ComposedSite, type Page } from "./composed-site.ts";
import type { Exchange, Handler } from "./exchange.ts";
import type { FileStore } from "./file-store.ts";
import { generatedFiles, isGenerated } from "./generated.ts";
import { withRecord } from "./record-page.ts";
import type { ReleasedPublicPart } from "./released-public-part.ts";
import { keepRecent } from "./recent.ts";
import { cacheFor, sendFile, sendText, type Answer } from "./respond.ts";

type PartOf = (site: ComposedSite) => Promise<ReleasedPublicPart>;

/** A visitor waits no longer than this for a bundle that is being loaded. */
const loadingTimeoutMs = 300;

/** Answers with what is made of all that is published: `sitemap.xml`, `feed.xml`. */
export function generatedHandler(partOf: PartOf): Handler {
  const generated = generatedFiles();
  return async ({ request, response, pathname, site }) => {
    if (!isGenerated(pathname)) return false;
    const composed = await site();
    const part = composed && (await partOf(composed).catch(() => undefined));
    const made = composed && part && (await generated.find(pathname, composed, part));
    if (!made) return false;
    sendFile(request, response, { ...made, headers: { "cache-control": cacheFor.mutable } });
    return true;
  };
}

const mostAnswers = 500;

/** A page as it was sent, while the site is composed of the same files. */
interface Recent {
  site: ComposedSite;
  answer: Answer;
  at: number;
}

/**
 * Answers with pages, their content in them where it can be had in a moment.
 *
 * @param sameForMs for this long an answer is the same for everybody who asks for the address alone, in milliseconds;
 *   short beside the second for which a record is remembered, so that a change shows within two
 */
export function pagesHandler(files: FileStore, partOf: PartOf, sameForMs: number): Handler {
  const pages = sitePages(files);
  const answered = answeredPages(files);
  const recent = new Map<string, Recent>();

  return async ({ request, response, pathname, site }) => {
    const composed = await site();
    const isPlain = !request.url?.includes("?") && !wantsLowData(request);
    const last = isPlain ? recent.get(pathname) : undefined;
    if (last && last.site === composed && Date.now() - last.at < sameForMs) {
      sendFile(request, response, last.answer);
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
    const whole = await withContent(page, composed, { request, pathname });
    const headers = { ...whole.headers, "cache-control": cacheFor.mutable };
    const answer: Answer = { name: whole.name, file: whole.file, status: whole.status, headers };
    if (isPlain) keepRecent(recent, pathname, { site: composed, answer, at: Date.now() }, mostAnswers);
    sendFile(request, response, answer);
    return true;
  };

  /** The page with what the API has for it; as it was composed where that can't be had. */
  async function withContent(
    page: Page,
    site: ComposedSite,
    { request, pathname }: Pick<Exchange, "request" | "pathname">,
  ): Promise<Page> {
    if (!page.route?.frame) return page;
    const part = await inTime(partOf(site).catch(() => undefined));
    if (!part) return page;
    const [id] = Object.values(page.params);
    const found = id ? await part.published?.record(page.route.pattern, id) : undefined;
    if (found === "gone") return { ...page, status: 404 };
    // Without the record its page has nothing; what of a list is to be shown stands behind the `?`, for the browser.
    const hasContent = id ? found !== undefined : !request.url?.includes("?");
    const whole =
      hasContent && !wantsLowData(request)
        ? await answered.find(page, pathname, site, part, found)
        : undefined;
    return whole ?? (found ? withRecord(page, found.record) : page);
  }
}

const inTime = <T>(work: Promise<T>): Promise<T | undefined> =>
  Promise.race([
    work,
    new Promise<undefined>((resolve) => setTimeout(resolve, loadingTimeoutMs, undefined).unref()),
  ]);

/** Pictures are to wait until they are asked for (`shared-ui`, `isLowData`): then none stands in the HTML. */
function wantsLowData({ headers }: IncomingMessage): boolean {
  const choice = /(?:^|; )low-data=(on|off)/.exec(headers.cookie ?? "")?.[1];
  return choice ? choice === "on" : headers["save-data"] === "on";
}
