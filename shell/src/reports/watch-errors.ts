import type { RemoteConfig, RemoteName } from "@ministry/contract";

/**
 * Tells which part an unhandled error comes from, by the address of the file it was thrown in. Errors of the shell,
 * of browser extensions and without an address belong to none.
 *
 * @param bases absolute address of each part's folder, ending in a slash
 */
export function partOfError(
  { filename, stack }: { filename?: string; stack?: string | undefined },
  bases: readonly { name: RemoteName; base: string }[],
): RemoteName | undefined {
  const frames = [filename ?? "", ...(stack ?? "").split("\n")];
  // The innermost frame of ours decides: a part calls the shell's React, and React calls the part.
  for (const frame of frames) {
    const found = bases.find(({ base }) => frame.includes(base));
    if (found) return found.name;
  }
  return undefined;
}

/** Calls `onError` with the part of each error in this page that nobody handled. */
export function watchErrors(parts: readonly RemoteConfig[], onError: (part: RemoteName) => void): void {
  const bases = parts.map(({ name, base }) => ({ name, base: new URL(base, location.href).href }));
  const report = (facts: { filename?: string; stack?: string | undefined }) => {
    const part = partOfError(facts, bases);
    if (part) onError(part);
  };
  addEventListener("error", ({ filename, error }: ErrorEvent) => report({ filename, stack: stackOf(error) }));
  addEventListener("unhandledrejection", ({ reason }) => report({ stack: stackOf(reason) }));
}

const stackOf = (error: unknown): string | undefined => (error instanceof Error ? error.stack : undefined);
