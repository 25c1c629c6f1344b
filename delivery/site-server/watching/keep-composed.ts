import { join } from "node:path";
import { root, runNode } from "../../lib/run.ts";
import { watchReleases, type Watch } from "./watch-releases.ts";

/** Where it is said how composing goes. */
interface ComposingLog {
  /** Gets the reason when the site can't be composed. */
  error: (error: unknown) => void;
  /** Gets a line for what was left out of the site that was composed, such as a release that is damaged. */
  warn: (line: string) => void;
}

/**
 * Composes the site whenever a release or a setting changes. In a process of its own, so that rendering and
 * compressing hold up no visitor.
 */
export function keepComposed(sitesDir: string, log: ComposingLog, composed?: string): Watch {
  const script = join(root, "delivery/compose/recompose.ts");
  const warnNew = newLines(log.warn);
  return watchReleases(
    sitesDir,
    () =>
      // Without the warnings of Node itself, which say nothing of the site.
      runNode(["--no-warnings", "--import", import.meta.resolve("tsx"), script, sitesDir], {
        cwd: root,
        what: "Composing the site",
        onPrinted: warnNew,
      }),
    log.error,
    composed,
  );
}

/** Passes on the lines that the text before did not have: what stays damaged is not reported with every composition. */
function newLines(say: (line: string) => void): (text: string) => void {
  let before = new Set<string>();
  return (text) => {
    const lines = new Set(text.split("\n").filter((line) => line.trim() !== ""));
    for (const line of lines) if (!before.has(line)) say(line);
    before = lines;
  };
}
