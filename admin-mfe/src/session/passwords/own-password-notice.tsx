import { LinkButton, Notice } from "@ministry/shared-ui";
import { useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { paths } from "../../paths.ts";
import { usePortal } from "../portal.tsx";

/** On every screen until somebody whom a colleague has registered chooses a password of their own. */
export function OwnPasswordNotice() {
  const { sessions } = usePortal();
  const isGiven = useSyncExternalStore(sessions.subscribe, sessions.isPasswordGiven);
  const isHere = useLocation().pathname === paths.account;
  if (!isGiven) return null;
  return (
    <Notice tone="warning" role="status" title="Choose a password of your own.">
      <p>Whoever registered you knows the one you have now. It takes a minute.</p>
      {!isHere && (
        <div>
          <LinkButton size="small" to={paths.account}>
            Choose a password
          </LinkButton>
        </div>
      )}
    </Notice>
  );
}
