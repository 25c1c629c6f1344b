import type { Answers, Boot, SiteConfig } from "@ministry/contract";

/**
 * What this page starts with: the boot data in its HTML, or `config.json` where nobody wrote any (a page that was
 * never composed still works, only later).
 *
 * @throws when neither can be read
 */
export async function openBoot(page: Document): Promise<Boot> {
  const written = parseBoot(page.getElementById("boot")?.textContent ?? "");
  return written ?? { config: await fetchConfig(), pins: {} };
}

/** Reads boot data; `undefined` for anything that is not whole, such as the empty template. */
export function parseBoot(json: string): Boot | undefined {
  const value = parse(json);
  if (!isRecord(value) || !isConfig(value.config) || !isRecord(value.pins)) return undefined;
  const pins = Object.entries(value.pins).filter(([, pin]) => isPin(pin));
  return {
    config: value.config,
    pins: Object.fromEntries(pins),
    ...(typeof value.prerendered === "string" ? { prerendered: value.prerendered } : {}),
    ...(value.isSaved === true && { isSaved: true }),
  };
}

/** What the page's HTML was made with; nothing where it holds no data of the API. */
export function answersIn(page: Document): Answers {
  const value = parse(page.getElementById("answers")?.textContent ?? "");
  return Array.isArray(value) ? (value as Answers) : [];
}

async function fetchConfig(): Promise<SiteConfig> {
  const answer = await fetch("/config.json", { cache: "no-cache" });
  const config: unknown = answer.ok ? await answer.json() : undefined;
  if (!isConfig(config)) throw new Error(`config.json: ${answer.status}`);
  return config;
}

const isConfig = (value: unknown): value is SiteConfig =>
  isRecord(value) &&
  typeof value.apiBase === "string" &&
  typeof value.storageBase === "string" &&
  Array.isArray(value.parts) &&
  value.parts.every((part) => isRecord(part) && typeof part.base === "string" && Array.isArray(part.paths));

const isPin = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.buildId === "string" &&
  typeof value.contract === "number" &&
  typeof value.entry === "string" &&
  isRecord(value.integrity) &&
  Array.isArray(value.init) &&
  isRecord(value.routes);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
