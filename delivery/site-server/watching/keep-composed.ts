import { join } from "node:path";
import { root, runNode } from "../../lib/run.ts";
import { watchReleases, type Watch } from "./watch-releases.ts";

/**
 * Composes the site whenever a release or a setting changes. In a process of its own, so that rendering and
 * compressing hold up no visitor.
 */
export function keepComposed(sitesDir: string, onError: (error: unknown) => void, composed?: string): Watch {
  const script = join(root, "delivery/compose/recompose.ts");
  return watchReleases(
    sitesDir,
    () =>
      runNode(["--import", import.meta.resolve("tsx"), script, sitesDir], {
        cwd: root,
        what: "Composing the site",
      }),
    onError,
    composed,
  );
}
