import { Button } from "@ministry/shared-ui";
import type { LineState } from "@ministry/contract";
import { useSyncExternalStore } from "react";
import { reserveHeight } from "./reserve-height.ts";
import { pageLanguage } from "../../texts/page-language.ts";
import { useTexts, type ShellTexts } from "../../texts/texts.ts";
import css from "./pwa-notices.module.css";
import type { Pwa } from "../pwa.ts";
import type { Followed } from "../lib/store.ts";

/** The shell's own notices: the state of the connection, a newer version, the offer to install. */
export function PwaNotices({ pwa }: { pwa: Pwa }) {
  const line = useStore(pwa.line);
  const savedAt = useStore(pwa.savedAt);
  const updateReady = useStore(pwa.update.ready);
  const gaveUp = useStore(pwa.gaveUp);
  const hint = useStore(pwa.hint);
  const texts = useTexts();
  const text = connectionText(line, savedAt, texts);
  return (
    <aside ref={reserveHeight} className={css.notices} aria-label={texts.notices}>
      {/* The live region stands from the start: what appears in it later is read out. */}
      <div role="status">
        {text && <p className={css.notice}>{text}</p>}
        {gaveUp && <p className={css.notice}>{texts.gaveUp(gaveUp)}</p>}
        {updateReady && <p className={css.notice}>{texts.updateReady}</p>}
      </div>
      {line === "captive" && pwa.signInUrl && (
        <p className={css.action}>
          <a href={pwa.signInUrl} target="_blank" rel="noopener">
            {texts.signIn}
          </a>
        </p>
      )}
      {updateReady && (
        <p className={css.action}>
          <Button variant="secondary" onClick={pwa.update.accept}>
            {texts.reload}
          </Button>
        </p>
      )}
      {!text && !updateReady && hint}
    </aside>
  );
}

/** What is known before React has adopted the page's HTML waits for that: other content would make it render all of it again. */
const useStore = <T,>({ subscribe, get, initial }: Followed<T>): T =>
  useSyncExternalStore(subscribe, get, () => initial);

/** What is said of the connection; empty while there is nothing to say. */
export function connectionText(line: LineState, savedAt: string, texts: ShellTexts): string {
  const copy = savedAt && texts.savedCopy(formatTime(savedAt) ?? texts.earlierVisit);
  const state = line === "online" ? "" : texts.line[line];
  return `${state} ${copy}`.trim();
}

/** Day and time on this device's clock and in its zone, in the language of the page. */
function formatTime(iso: string): string | undefined {
  const time = new Date(iso);
  if (Number.isNaN(time.getTime())) return undefined;
  const language = pageLanguage();
  // Digits as they stand everywhere else on the site; no browser's Somali can be counted on, so its date has digits alone.
  const locale = language === "ar" ? "ar-u-nu-latn" : "en-GB";
  const dateStyle = language === "so" ? "short" : "medium";
  return new Intl.DateTimeFormat(locale, { dateStyle, timeStyle: "short" }).format(time);
}
