import {
  type Boot,
  contractVersion,
  inLanguage,
  type Language,
  pinInShell,
  type RemoteName,
} from "@ministry/contract";
import { shellOffer } from "../manifests/offer.ts";
import type { HeldBuild, WorkerState } from "./state.ts";

/**
 * The builds a page in a language may start with: whole, and not newer than this shell can host (it may have been rolled
 * back).
 */
export function bootOf({ config, parts }: WorkerState, language: Language = "en"): Boot {
  const pins: Boot["pins"] = {};
  for (const [name, held] of Object.entries(parts)) {
    for (const build of [held.active, held.previous]) {
      const manifest = build && build.manifest.contract <= contractVersion && spokenManifest(build, language);
      if (manifest) pins[name as RemoteName] ??= pinInShell(manifest, shellOffer);
    }
  }
  return { config, pins };
}

/** The languages that pages on this device can be opened in without a connection. */
export const heldLanguages = ({ parts }: WorkerState): readonly Language[] => {
  const active = parts["public-mfe"]?.active;
  return active ? (active.spoken ?? ["en"]) : [];
};

/** The manifest of a held build in a language; nothing where that is not held. */
function spokenManifest({ manifest, spoken = ["en"], builds }: HeldBuild, language: Language) {
  // The portal speaks English alone, and pages in other languages do without it.
  if (!spoken.includes(language)) return undefined;
  const build = builds?.[language];
  return build ? inLanguage(manifest, build) : manifest;
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
