import { join } from "node:path";
import { root, runNode } from "../../lib/run.ts";
import { newLines, type WatchLog } from "./watch-log.ts";
import { watchReleases, type Watch } from "./watch-releases.ts";

/**
 * Composes the site whenever a release or a setting changes. In a process of its own, so that rendering and
 * compressing hold up no visitor. The log gets each reason why the site can't be composed, and once what was left out.
 */
export function keepComposed(sitesDir: string, log: WatchLog, composed?: string): Watch {
  const script = join(root, "delivery/compose/recompose.ts");
  const warnNew = newLines(log.warn);
  return watchReleases(
    sitesDir,
    () =>
      // Without the warnings of Node itself, which say nothing of the site.
      runNode(["--no-warnings", "--import", import.meta.resolve("tsx"), script, sitesDir], {
        cwd: root,
        what: "Composing the site",
        onPrinted: (text) => warnNew(text.split("\n")),
      }),
    log.error,
    composed,
  );
}
