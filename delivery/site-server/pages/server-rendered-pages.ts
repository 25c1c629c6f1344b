import { join } from "node:path";
import type { PublishedRecord } from "@ministry/contract";
import { withAnswers, withScreen } from "../../compose/pages/html.ts";
import type { ScreenWithData, ScreenAddress } from "../../compose/pages/screen-renderer.ts";
import { pageHeaders } from "../../hosting/security.ts";
import type { ComposedSite, Page } from "../stores/composed-site.ts";
import { storedText, type FileStore, type StoredFile } from "../stores/file-store.ts";
import { htmlWithLiteRedirect } from "../http/low-data.ts";
import { cacheRecent } from "../stores/recent.ts";
import type { ReleasedPublicPart } from "../stores/released-public-part.ts";
import { remembered } from "../stores/remembered.ts";

/** A visitor waits behind it: without the screen in time the page goes out as it was composed. */
const memory = { freshMs: 750, answerTimeoutMs: 300, requestTimeoutMs: 30_000, cooldownMs: 5_000 };
/**
 * What was made for the one before does if what it was made of was read no longer ago: the browser does not ask for it
 * again at once. A record is fresh for a second, its page for `freshMs`, and the page as it was sent for a quarter of a
 * second more (`ready-answers.ts`): a change shows within two.
 */
const oldestMs = 1_750;
const maxPages = 300;

interface Made extends Pick<Page, "file" | "headers"> {
  at: number;
}

/** A page is of one template, one configuration and one address; a new release makes new templates. */
interface Known {
  template: StoredFile;
  part: ReleasedPublicPart;
  record?: KnownRecord;
  ask: () => Promise<Made | undefined>;
}

/** A record that was read already, and when. */
export interface KnownRecord {
  record: PublishedRecord;
  at: number;
}

/**
 * Pages whose screen shows what the API has, with that in their HTML: whoever opens one reads it before any script
 * has come, and the browser asks the API nothing. Made by the released bundles, as the prerendered pages are.
 */
export function serverRenderedPages(files: FileStore) {
  const known = new Map<string, Known>();

  function readerOf(
    template: StoredFile,
    part: ReleasedPublicPart,
    address: ScreenAddress,
    site: ComposedSite,
  ) {
    const entry: Known = {
      template,
      part,
      ask: remembered(async (): Promise<Made> => {
        const { record } = entry;
        const at = Math.min(Date.now(), record?.at ?? Infinity);
        const filledPage = withData(
          template,
          await part.renderer.renderWithData(address, record?.record.answers),
        );
        const html = part.renderer.lite ? htmlWithLiteRedirect(filledPage, address.search) : filledPage;
        return { file: await storedText(html), headers: pageHeaders(html, site.config), at };
      }, memory),
    };
    return entry;
  }

  return {
    /**
     * The page of an address with its content in it; `undefined` when that can't be had in a moment. The API is not
     * asked again for a record that was read already.
     */
    async find(
      page: Page,
      address: ScreenAddress,
      site: ComposedSite,
      part: ReleasedPublicPart,
      record?: KnownRecord,
    ): Promise<Page | undefined> {
      const template = page.route?.frame && (await files.read(join(site.folder, page.route.frame)));
      if (!template) return undefined;
      const key = address.pathname + address.search;
      const before = known.get(key);
      const isSame = before?.template === template && before.part === part;
      const now = isSame ? before : readerOf(template, part, address, site);
      now.record = record;
      cacheRecent(known, key, now, maxPages);
      const made = await now.ask();
      if (!made || Date.now() - made.at > oldestMs) return undefined;
      return { ...page, file: made.file, headers: made.headers };
    },
  };
}

/** @throws when the API had no answer: then there is nothing in it that the composed page has not */
function withData(template: StoredFile, { html, answers, css }: ScreenWithData): string {
  if (answers.length === 0) throw new Error("the API does not answer");
  const page = withAnswers(withScreen(template.plain.toString(), html), answers);
  return css ? page.replace("</head>", () => `<style>${css}</style></head>`) : page;
}
