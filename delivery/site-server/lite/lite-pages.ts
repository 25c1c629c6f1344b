import { join } from "node:path";
import type { Answers, LiteReason } from "@ministry/contract";
import type { ScreenAddress } from "../../compose/pages/screen-renderer.ts";
import { withScreen } from "../../compose/pages/html.ts";
import { pageHeaders } from "../../hosting/security.ts";
import { liteFile } from "../../hosting/page-files.ts";
import { edited, elementsOf, type Edit } from "../../lib/html-elements.ts";
import { parseStyles, partsOf, usedStyles, type ParsedStyles } from "../../lib/used-styles.ts";
import type { ComposedSite, Page } from "../stores/composed-site.ts";
import { storedText, type FileStore, type StoredFile } from "../stores/file-store.ts";
import { pictureSizes } from "./picture-sizes.ts";
import { cacheRecent } from "../stores/recent.ts";
import type { ReleasedPublicPart } from "../stores/released-public-part.ts";
import { remembered } from "../stores/remembered.ts";

/**
 * No script fills such a page in later: its visitor waits until it is whole, within reason. Fresh for as long as the
 * pages of the app are (`server-rendered-pages.ts`).
 */
const memory = { freshMs: 750, answerTimeoutMs: 8_000, requestTimeoutMs: 30_000, cooldownMs: 1_000 };
const maxPages = 300;

type Made = Pick<Page, "file" | "headers"> & { isWhole: boolean };

interface Known {
  template: StoredFile;
  part: ReleasedPublicPart;
  ask: () => Promise<Made | undefined>;
}

/** What is asked of the lite edition. */
interface Wanted extends ScreenAddress {
  /** Why it is. */
  reason: LiteReason;
  /** What the API is known to answer. */
  known?: Answers;
  /** The API has no such record: the page says so. */
  isGone: boolean;
}

/** Pages of the lite edition: whole without any script, with what the API has, and only the styles they use. */
export function litePages(files: FileStore) {
  const known = new Map<string, Known>();
  const sizes = pictureSizes();

  function makerOf(
    template: StoredFile,
    part: ReleasedPublicPart,
    wanted: Wanted,
    site: ComposedSite,
  ): Known {
    let whole: Made | undefined;
    const make = async (): Promise<Made> => {
      const screen = await part.renderer.lite?.(wanted, wanted.known);
      if (!screen) throw new Error("the release knows no lite edition");
      // The page as it was tells more than one that says what the API refused.
      if (!screen.isWhole && whole && !wanted.isGone) throw new Error("the API does not answer");
      const { apiBase, storageBase } = site.config;
      const html = await sizes.putInto(screen.html, [apiBase, storageBase]);
      const page = withUsedStyles(template, withScreen(template.plain.toString(), html), screen.css);
      const made = {
        file: await storedText(page),
        headers: pageHeaders(page, site.config),
        isWhole: screen.isWhole,
      };
      if (made.isWhole) whole = made;
      return made;
    };
    return { template, part, ask: remembered(make, memory) };
  }

  return {
    /** The page of an address in the lite edition; `undefined` where there is none, or not in time. */
    async find(
      page: Page,
      site: ComposedSite,
      part: ReleasedPublicPart,
      wanted: Wanted,
    ): Promise<Page | undefined> {
      const file = page.route ? page.route.lite : liteFile(page.name);
      const template = file && part.renderer.lite && (await files.read(join(site.folder, file)));
      if (!template) return undefined;
      const key = `${wanted.pathname}${wanted.search} ${wanted.reason}${wanted.isGone ? " gone" : ""}`;
      const before = known.get(key);
      const isSame = before?.template === template && before.part === part;
      const now = isSame ? before : makerOf(template, part, wanted, site);
      cacheRecent(known, key, now, maxPages);
      const made = await now.ask();
      return made && { ...page, file: made.file, headers: made.headers };
    },
  };
}

/** The styles of each template, read once. */
const stylesOf = new WeakMap<StoredFile, Map<string, ParsedStyles>>();

function withUsedStyles(template: StoredFile, html: string, css: string): string {
  const parts = partsOf(html);
  const read = stylesOf.get(template) ?? new Map<string, ParsedStyles>();
  stylesOf.set(template, read);
  const elements = elementsOf(html);
  const edits = elements.flatMap(({ tag, at, inside }): Edit[] => {
    if (tag !== "style") return [];
    const text = html.slice(...inside);
    const styles = read.get(text) ?? parseStyles(text);
    read.set(text, styles);
    const used = usedStyles(styles, parts);
    return [[at, used && `<style>${used}</style>`]];
  });
  const end = elements.find(({ tag }) => tag === "head")?.inside[1] ?? 0;
  const own = usedStyles(parseStyles(css), parts);
  return edited(html, [...edits, [[end, end], own && `<style>${own}</style>`]]);
}
