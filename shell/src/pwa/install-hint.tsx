import { Button } from "@ministry/shared-ui";
import { useSyncExternalStore } from "react";
import type { Installing } from "./install.ts";
import css from "./pwa-notices.module.css";

/** The public part's page that says how it is done where the browser does not ask by itself. */
const howPath = "/offline#install";

/** One quiet line; whoever sends it away never sees it again. */
export function InstallHint({ install }: { install: Installing }) {
  const { hint, ask, sendAway } = install;
  const shown = useSyncExternalStore(hint.subscribe, hint.get, hint.get);
  if (!shown) return null;
  return (
    <>
      <p className={css.notice}>Keep this site on your device: it opens without a connection.</p>
      <p className={css.action}>
        {shown === "ask" ? (
          <Button size="small" variant="secondary" onClick={() => void ask()}>
            Install
          </Button>
        ) : (
          <a href={howPath} onClick={sendAway}>
            See how
          </a>
        )}
        <Button size="small" variant="quiet" onClick={sendAway}>
          Not now
        </Button>
      </p>
    </>
  );
}
