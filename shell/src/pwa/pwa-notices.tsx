import { Button } from "@ministry/shared-ui";
import type { LineState } from "@ministry/delivery/contract";
import { useSyncExternalStore } from "react";
import css from "./pwa-notices.module.css";
import type { Pwa } from "./pwa.ts";

/** The two things the shell has to say by itself: what the line does, and that a newer version is there. */
export function PwaNotices({ pwa }: { pwa: Pwa }) {
  const line = useSyncExternalStore(pwa.line.subscribe, pwa.line.get, pwa.line.get);
  const { keptAt: kept, update } = pwa;
  const keptAt = useSyncExternalStore(kept.subscribe, kept.get, kept.get);
  const updateReady = useSyncExternalStore(update.ready.subscribe, update.ready.get, update.ready.get);
  const gaveUp = useSyncExternalStore(pwa.gaveUp.subscribe, pwa.gaveUp.get, pwa.gaveUp.get);
  const text = lineText(line, keptAt);
  return (
    <aside className={css.notices} aria-label="Connection and updates">
      {/* The live region stands from the start: what appears in it later is read out. */}
      <div role="status">
        {text && <p className={css.notice}>{text}</p>}
        {gaveUp && (
          <p className={css.notice}>This device is short of space. Some saved {gaveUp} had to be removed.</p>
        )}
        {updateReady && <p className={css.notice}>Update ready.</p>}
      </div>
      {updateReady && (
        <p className={css.action}>
          <Button variant="secondary" onClick={update.accept}>
            Reload
          </Button>
        </p>
      )}
    </aside>
  );
}

/** What is said of the line; empty while there is nothing to say. */
export function lineText(line: LineState, keptAt: string): string {
  const copy = keptAt && `Saved copy from ${formatTime(keptAt)}.`;
  const state = {
    online: "",
    offline: "You are offline.",
    unreachable: "The ministry's service can't be reached at the moment.",
  }[line];
  return [state, copy].filter(Boolean).join(" ");
}

/** Day and time on this device's clock and in its zone. */
function formatTime(iso: string): string {
  const time = new Date(iso);
  if (Number.isNaN(time.getTime())) return "an earlier visit";
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" }).format(time);
}
