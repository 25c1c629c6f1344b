import { type Boot, contractVersion, pinInShell, type RemoteName } from "@ministry/contract";
import { shellOffer } from "./offer.ts";
import type { WorkerState } from "./state.ts";

/** The builds a page may start with: whole, and not newer than this shell can host (it may have been rolled back). */
export function bootOf({ config, parts }: WorkerState): Boot {
  const pins: Boot["pins"] = {};
  for (const [name, held] of Object.entries(parts)) {
    const build = [held.active, held.previous].find(
      (each) => each && each.manifest.contract <= contractVersion,
    );
    if (build) pins[name as RemoteName] = pinInShell(build.manifest, shellOffer);
  }
  return { config, pins };
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
