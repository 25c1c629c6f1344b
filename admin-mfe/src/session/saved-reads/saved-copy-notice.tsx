import { Notice } from "@ministry/shared-ui";
import { useSyncExternalStore } from "react";
import * as noticeTexts from "../../content/layout/notices.ts";
import { momentText } from "../../lib/moment.tsx";
import { shownCopies } from "./shown-copies.ts";

/** Says how old the copies are that the screen shows offline. */
export function SavedCopyNotice() {
  const savedAt = useSyncExternalStore(shownCopies.subscribe, shownCopies.get);
  if (savedAt === undefined) return null;
  return <Notice role="status">{noticeTexts.youAreOfflineThisCopy(momentText(savedAt))}</Notice>;
}
