import { Notice } from "@ministry/shared-ui";
import { useSyncExternalStore } from "react";
import { momentText } from "../../lib/moment.tsx";
import { shownCopies } from "./shown-copies.ts";

/** Says how old the copies are that the screen shows offline. */
export function SavedCopyNotice() {
  const savedAt = useSyncExternalStore(shownCopies.subscribe, shownCopies.get);
  if (savedAt === undefined) return null;
  return (
    <Notice role="status">
      You are offline. This copy is from {momentText(savedAt)}. What you change is sent when you are online.
    </Notice>
  );
}
