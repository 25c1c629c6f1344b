import { sharedNames } from "@ministry/contract";

/** Shared packages as the federation plugin is told: it finds `react/jsx-runtime` below `react` by itself. */
export const sharedPackages = Object.keys(sharedNames).filter((name) => name !== "react/jsx-runtime");

/** The installed package behind a shared specifier: `react/jsx-runtime` → `react`. */
export const packageOf = (specifier: string): string =>
  specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
