import { LinkButton, Notice } from "@ministry/shared-ui";
import { useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import * as noticeTexts from "../../content/layout/notices.ts";
import { paths } from "../../paths.ts";
import { usePortal } from "../portal.tsx";

/** On every screen until somebody whom a colleague has registered chooses a password of their own. */
export function OwnPasswordNotice() {
  const { sessions } = usePortal();
  const isGiven = useSyncExternalStore(sessions.subscribe, sessions.isPasswordGiven);
  const isHere = useLocation().pathname === paths.account;
  if (!isGiven) return null;
  return (
    <Notice tone="warning" role="status" title={noticeTexts.chooseOwnPassword}>
      <p>{noticeTexts.chooseOwnPasswordHint}</p>
      {!isHere && (
        <div>
          <LinkButton size="small" to={paths.account}>
            {noticeTexts.choosePassword}
          </LinkButton>
        </div>
      )}
    </Notice>
  );
}
