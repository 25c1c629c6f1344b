import { Notice } from "@ministry/shared-ui";
import { useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import * as noticeTexts from "../../content/layout/notices.ts";
import { momentText } from "../../lib/moment.tsx";
import { noteOtherScreen, shownCopies } from "./shown-copies.ts";

/** Says how old the copies are that the screen shows offline. */
export function SavedCopyNotice() {
  const savedAt = useSyncExternalStore(shownCopies.subscribe, shownCopies.get);
  const { pathname } = useLocation();
  useEffect(() => noteOtherScreen, [pathname]);
  if (savedAt === undefined) return null;
  return <Notice role="status">{noticeTexts.offlineCopyFrom(momentText(savedAt))}</Notice>;
}
