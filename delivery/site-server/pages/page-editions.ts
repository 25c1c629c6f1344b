import type { IncomingMessage } from "node:http";
import { prefixOf, type LiteReason } from "@ministry/contract";
import type { PageTable } from "../../hosting/page-files.ts";
import { serverRenderedPages } from "./server-rendered-pages.ts";
import type { ComposedSite, Page } from "../stores/composed-site.ts";
import type { Exchange } from "../http/exchange.ts";
import type { FileStore } from "../stores/file-store.ts";
import { knownSearch } from "./known-search.ts";
import { litePages } from "../lite/lite-pages.ts";
import { withRecord } from "./record-page.ts";
import type { PartOf, ReleasedPublicPart } from "../stores/released-public-part.ts";
import { withLiteRedirect } from "../lite/lite-redirect.ts";

/** A visitor waits no longer than this for a bundle that is being loaded; for a page without scripts there is no other. */
const loadingTimeoutMs = { full: 300, lite: 8_000 };

/** Makes pages of composed ones: in the edition that is wanted, with what the API has for them. */
export function pageEditions(files: FileStore, partOf: PartOf) {
  const answered = serverRenderedPages(files);
  const lite = litePages(files);

  /** @returns the page as composed where its content can't be had */
  return async function inEdition(
    page: Page,
    site: ComposedSite,
    { request, pathname }: Pick<Exchange, "request" | "pathname">,
    reason: LiteReason | undefined,
  ): Promise<Page> {
    if (!isRendered(page)) return page;
    const loading = partOf(site, page.language).catch(() => undefined);
    const part = await inTime(loading, reason ? loadingTimeoutMs.lite : loadingTimeoutMs.full);
    if (!part) return page;
    const [id] = Object.values(page.params);
    const found = id && page.route ? await part.published?.record(patternOf(page.route), id) : undefined;
    const isGone = found === "gone";
    const shown: Page = isGone ? { ...page, status: 404 } : page;
    const record = isGone ? undefined : found;
    const search = knownSearch(request.url ?? "/", part.queries);
    const address = { pathname, search: search ?? "" };
    const composed = () => (record ? withRecord(shown, record.record) : shown);
    if (reason) {
      const wanted = { ...address, reason, known: record?.record.answers, isGone };
      return (await lite.find(shown, site, part, wanted)) ?? composed();
    }
    // Without the record its page has nothing; what a list goes by may be known to the browser alone.
    const hasContent = id ? record !== undefined : goesBy(search, request, part);
    const whole = hasContent ? await answered.find(shown, address, site, part, record) : undefined;
    if (whole) return whole;
    return part.renderer.lite ? withLiteRedirect(await composed(), address.search) : composed();
  };
}

/** Whether the public part's bundle has a share in a page: its own pages, and the one for unknown addresses. */
const isRendered = ({ name, route }: Page): boolean =>
  route ? route.frame !== undefined || route.lite !== undefined : /(?:^|\/)404\.html$/.test(name);

/** The pattern as the public part has it, which knows no prefixes. */
const patternOf = ({ pattern, language }: PageTable[number]): string =>
  pattern.slice(prefixOf(language ?? "en").length);

/** Whether the server knows which names of the query string a list's screen uses; older releases do not say it. */
const goesBy = (
  search: string | undefined,
  { url = "" }: IncomingMessage,
  part: ReleasedPublicPart,
): boolean => search !== undefined && (part.queries.length > 0 || !url.includes("?"));

const inTime = <T>(work: Promise<T>, timeoutMs: number): Promise<T | undefined> =>
  Promise.race([
    work,
    new Promise<undefined>((resolve) => setTimeout(resolve, timeoutMs, undefined).unref()),
  ]);
