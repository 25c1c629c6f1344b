import { Button, Notice } from "@ministry/shared-ui";
import * as noticeTexts from "../../content/layout/notices.ts";
import { clockText } from "../../lib/moment.tsx";
import { stickyBar } from "../../lib/sticky-bar.ts";
import { useSessionEnd } from "../../session/session-end.ts";
import { useSession } from "../../session/use-session.ts";
import css from "./session-notice.module.css";

/** Says that the session ends soon, while everything can still be saved; signing in again leads back to this screen. */
export function SessionNotice() {
  const end = useSessionEnd();
  const { signInEarly } = useSession();
  return (
    <div ref={stickyBar} role="status" className={css.notice}>
      {end && (
        <Notice tone="warning" title={noticeTexts.sessionEndsAt(clockText(end.getTime()))}>
          <p>{noticeTexts.sessionEndsHint}</p>
          <Button size="small" onClick={() => void signInEarly()}>
            {noticeTexts.signInAgain}
          </Button>
        </Notice>
      )}
    </div>
  );
}
