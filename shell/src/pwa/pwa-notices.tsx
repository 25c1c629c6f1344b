import { Button } from "@ministry/shared-ui";
import type { LineState } from "@ministry/contract";
import { useSyncExternalStore } from "react";
import { InstallHint } from "./install-hint.tsx";
import { reserveHeight } from "./reserve-height.ts";
import css from "./pwa-notices.module.css";
import type { Pwa } from "./pwa.ts";
import type { Store } from "./store.ts";

/** The shell's own notices: the state of the connection, a newer version, the offer to install. */
export function PwaNotices({ pwa }: { pwa: Pwa }) {
  const line = useStore(pwa.line);
  const keptAt = useStore(pwa.keptAt);
  const updateReady = useStore(pwa.update.ready);
  const gaveUp = useStore(pwa.gaveUp);
  const text = lineText(line, keptAt);
  return (
    <aside ref={reserveHeight} className={css.notices} aria-label="Connection and updates">
      {/* The live region stands from the start: what appears in it later is read out. */}
      <div role="status">
        {text && <p className={css.notice}>{text}</p>}
        {gaveUp && (
          <p className={css.notice}>This device is short of space. Some saved {gaveUp} had to be removed.</p>
        )}
        {updateReady && <p className={css.notice}>Update ready.</p>}
      </div>
      {line === "captive" && pwa.signInUrl && (
        <p className={css.action}>
          <a href={pwa.signInUrl} target="_blank" rel="noopener">
            Open its sign-in page
          </a>
        </p>
      )}
      {updateReady && (
        <p className={css.action}>
          <Button variant="secondary" onClick={pwa.update.accept}>
            Reload
          </Button>
        </p>
      )}
      {pwa.install && !text && !updateReady && <InstallHint install={pwa.install} />}
    </aside>
  );
}

const useStore = <T,>({ subscribe, get }: Pick<Store<T>, "get" | "subscribe">): T =>
  useSyncExternalStore(subscribe, get, get);

/** What is said of the connection; empty while there is nothing to say. */
export function lineText(line: LineState, keptAt: string): string {
  const copy = keptAt && `Saved copy from ${formatTime(keptAt)}.`;
  const state = {
    online: "",
    offline: "You are offline.",
    unreachable: "The ministry's service can't be reached at the moment.",
    captive: "This network wants you to sign in first.",
  }[line];
  return [state, copy].filter(Boolean).join(" ");
}

/** Day and time on this device's clock and in its zone. */
function formatTime(iso: string): string {
  const time = new Date(iso);
  if (Number.isNaN(time.getTime())) return "an earlier visit";
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" }).format(time);
}
