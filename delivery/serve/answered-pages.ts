import { join } from "node:path";
import { answeredPatterns } from "../../public-mfe/src/paths.ts";
import { withAnswers, withScreen } from "../compose/html.ts";
import { frameFile, type FrameBuilds } from "../compose/page-files.ts";
import { screenRenderer, type AnsweredScreen, type ScreenRenderer } from "../compose/screen-renderer.ts";
import type { SiteConfig } from "../contract.ts";
import { storedText, type FileStore, type StoredFile } from "./file-store.ts";
import type { Page } from "./pages.ts";
import { keepRecent } from "./recent.ts";
import { remembered } from "./remembered.ts";
import { pageHeaders } from "./security.ts";

/** A visitor waits behind it: without the screen in time the page goes out as it was composed. */
const memory = { freshMs: 1_000, patienceMs: 300, longestMs: 30_000, restMs: 5_000 };
/** What was made for the one before does if it is no older: the browser does not ask for it again at once. */
const oldestMs = 2_000;
const mostPages = 300;

interface Made extends Pick<Page, "file" | "headers"> {
  at: number;
}

/** A page is of one frame and one address; a new release makes new frames. */
interface Known {
  frame: StoredFile;
  ask: () => Promise<Made | undefined>;
}

/**
 * Pages whose screen shows what the API has, with that in their HTML: whoever opens one reads it before any script
 * has come, and the browser asks the API nothing. Made by the released bundles, as the pages rendered ahead are.
 */
export function answeredPages(sitesDir: string, files: FileStore) {
  const known = new Map<string, Known>();
  let current: { of: string; renderer: Promise<ScreenRenderer> } | undefined;

  /** The renderer of the frames that are there now, for the configuration they were composed with. */
  async function rendererNow(config: SiteConfig): Promise<ScreenRenderer> {
    const file = await files.read(join(sitesDir, "pages", "frames.json"));
    const text = file?.plain.toString() ?? "null";
    const builds = JSON.parse(text) as FrameBuilds | null;
    if (!builds) throw new Error("nothing was released that renders");
    const of = text + JSON.stringify(config);
    if (current?.of === of) return current.renderer;
    const renderer = screenRenderer(sitesDir, builds, config);
    current = { of, renderer };
    // A bundle that could not be loaded is tried again for the next visitor.
    renderer.catch(() => (current = undefined));
    return renderer;
  }

  const pageReader = (frame: StoredFile, pathname: string, config: SiteConfig) =>
    remembered(async (): Promise<Made> => {
      const at = Date.now();
      const renderer = await rendererNow(config);
      const html = filled(frame, await renderer.answered(pathname));
      return { file: await storedText(html), headers: pageHeaders(html, config), at };
    }, memory);

  return {
    /** The page of an address with its content in it; `undefined` when that can't be had in a moment. */
    async find(page: Page, pathname: string, config: SiteConfig): Promise<Page | undefined> {
      if (!page.pattern || !answeredPatterns.includes(page.pattern)) return undefined;
      const frame = await files.read(join(sitesDir, "pages", frameFile(page.name)));
      if (!frame) return undefined;
      const before = known.get(pathname);
      const now = before?.frame === frame ? before : { frame, ask: pageReader(frame, pathname, config) };
      keepRecent(known, pathname, now, mostPages);
      const made = await now.ask();
      if (!made || Date.now() - made.at > oldestMs) return undefined;
      return { ...page, file: made.file, headers: made.headers };
    },
  };
}

/** @throws when the API had no answer: then there is nothing in it that the composed page has not */
function filled(frame: StoredFile, { html, answers, css }: AnsweredScreen): string {
  if (answers.length === 0) throw new Error("the API does not answer");
  const page = withAnswers(withScreen(frame.plain.toString(), html), answers);
  return css ? page.replace("</head>", () => `<style>${css}</style></head>`) : page;
}
