import { Button, Notice } from "@ministry/shared-ui";
import { clockText } from "../../lib/moment.tsx";
import { useSessionEnd } from "../../session/session-end.ts";
import { useSession } from "../../session/use-session.ts";
import css from "./layout.module.css";

/** Says that the session ends soon, while everything can still be saved; signing in again leads back to this screen. */
export function SessionNotice() {
  const end = useSessionEnd();
  const { signInEarly } = useSession();
  return (
    <div role="status" className={css.sessionNotice}>
      {end && (
        <Notice tone="warning" title={`You will be signed out at ${clockText(end.getTime())}.`}>
          <p>
            Sign in again to go on working. What you entered stays on this device, and you come back to this
            screen.
          </p>
          <Button size="small" onClick={() => void signInEarly()}>
            Sign in again
          </Button>
        </Notice>
      )}
    </div>
  );
}
