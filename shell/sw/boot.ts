import { type Boot, contractVersion, type RemoteName } from "@ministry/delivery/contract";
import { pinOf } from "./manifest.ts";
import type { WorkerState } from "./state.ts";

/** The builds a page may start with: whole, and not newer than this shell can host (it may have been rolled back). */
export function bootOf({ config, parts }: WorkerState): Boot {
  const pins: Boot["pins"] = {};
  for (const [name, held] of Object.entries(parts)) {
    const build = [held.active, held.previous].find(
      (each) => each && each.manifest.contract <= contractVersion,
    );
    if (build) pins[name as RemoteName] = pinOf(build.manifest);
  }
  return { config, pins };
}

/** Puts the boot data into the page's `<script id="boot">`, where no text of it can end the element early. */
export function withBoot(html: string, boot: Boot): string {
  const json = JSON.stringify(boot).replaceAll("<", "\\u003c");
  return html.replace(
    /(<script\b[^>]*\bid="boot"[^>]*>)[^]*?(<\/script>)/,
    (_all, open: string, close: string) => open + json + close,
  );
}

/** The boot data a page was sent with; `undefined` where there is none that can be read. */
export function parseBoot(html: string): Boot | undefined {
  const json = /<script\b[^>]*\bid="boot"[^>]*>([^]*?)<\/script>/.exec(html)?.[1];
  try {
    return JSON.parse(json ?? "") as Boot;
  } catch {
    return undefined;
  }
}

/** Puts link elements at the head's end; the shell's own files come first there. */
export const withHints = (html: string, hints: string): string =>
  html.replace("</head>", () => `${hints}</head>`);
