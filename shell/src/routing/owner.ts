import type { Boot, Language, RemoteConfig } from "@ministry/contract";
import { matchRoutes } from "react-router-dom";

type Claims = Pick<Boot, "config" | "pins">;

/** Patterns a part answers for: those of its pinned build; without a pin, those of `config.json`. */
export function patternsOf(part: RemoteConfig, { pins }: Claims): string[] {
  const pin = pins[part.name];
  return pin ? Object.keys(pin.routes) : part.paths;
}

/**
 * Tells which part answers for an address: the one with the most exact pattern, as the router itself would choose.
 *
 * @returns `undefined` when no part claims the address
 */
export function ownerOf(pathname: string, boot: Claims): RemoteConfig | undefined {
  const claims = boot.config.parts.flatMap((part) =>
    patternsOf(part, boot).map((path) => ({ path, handle: part })),
  );
  return matchRoutes(claims, pathname)?.at(-1)?.route.handle;
}

/** The same for a page in a language: only the public part has pages in other languages than English. */
export function ownerIn(language: Language, pathname: string, boot: Claims): RemoteConfig | undefined {
  if (language === "en") return ownerOf(pathname, boot);
  return boot.config.parts.find(({ paths }) => paths.includes("*"));
}
