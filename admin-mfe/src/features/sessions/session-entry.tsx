import type { OwnSession } from "@ministry/api-client";
import { Badge } from "@ministry/shared-ui";
import { useQueryClient } from "@tanstack/react-query";
import { AskButton } from "../../screen/ask-button.tsx";
import { Moment, momentText } from "../../lib/moment.tsx";
import { useApi } from "../../session/portal.tsx";
import { deviceName } from "./device-name.ts";
import { sessionsQuery } from "./sessions-query.ts";
import entryList from "../../screen/entry-list.module.css";

interface SessionEntryProps {
  session: OwnSession;
  /** Whose it is, when it is not one's own. */
  owner?: string;
}

/** One place where somebody is signed in, and the way to end that. */
export function SessionEntry({ session, owner }: SessionEntryProps) {
  const { id, current, userAgent, address, createdAt, usedAt, expiresAt } = session;
  const api = useApi();
  const queries = useQueryClient();
  const device = deviceName(userAgent);
  return (
    <li className={entryList.entry}>
      <div className={entryList.words}>
        <strong>{device}</strong> {current && <Badge tone="success">This device</Badge>}
        <small>
          Signed in <Moment at={createdAt} />, last used <Moment at={usedAt} />
        </small>
        <small>
          {address && `From ${address}. `}
          {expiresAt && `Ends ${momentText(expiresAt)} at the latest.`}
        </small>
      </div>
      {!current && (
        <AskButton
          label="Sign out"
          name={`Sign out ${device}, last used ${momentText(usedAt)}`}
          question={`Sign out ${device}?`}
          confirmLabel="Sign out"
          danger
          onConfirm={async (idempotencyKey) => {
            await api.account.endSession(id, { idempotencyKey });
            await queries.invalidateQueries(sessionsQuery(api));
          }}
          failure="The session could not be ended."
          success={`Signed out ${device}`}
        >
          <p>
            Last used <Moment at={usedAt} />. What waits there to be sent stays locked on that device until{" "}
            {owner === undefined ? "you sign in" : `${owner} signs in`} on it again.
          </p>
        </AskButton>
      )}
    </li>
  );
}
