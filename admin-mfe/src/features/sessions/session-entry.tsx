import type { OwnSession } from "@ministry/api-client";
import { Badge } from "@ministry/shared-ui";
import { useQueryClient } from "@tanstack/react-query";
import * as sessionTexts from "../../content/accounts/sessions.ts";
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
        <strong>{device}</strong> {current && <Badge tone="success">{sessionTexts.thisDevice}</Badge>}
        <small>
          {sessionTexts.signedIn} <Moment at={createdAt} />
          {sessionTexts.andLastUsed} <Moment at={usedAt} />
        </small>
        <small>
          {address && sessionTexts.signedInFrom(address)}
          {expiresAt && sessionTexts.endsAtLatest(momentText(expiresAt))}
        </small>
      </div>
      {!current && (
        <AskButton
          label={sessionTexts.signOut}
          name={sessionTexts.signOutLastUsed(device, momentText(usedAt))}
          question={sessionTexts.signOutQuestion(device)}
          confirmLabel={sessionTexts.signOut}
          danger
          onConfirm={async (idempotencyKey) => {
            await api.account.endSession(id, { idempotencyKey });
            await queries.invalidateQueries(sessionsQuery(api));
          }}
          failure={sessionTexts.sessionCouldNotBeEnded}
          success={sessionTexts.signedOutNamed(device)}
        >
          <p>
            {sessionTexts.lastUsed} <Moment at={usedAt} />
            {sessionTexts.unsentStaysLocked(owner)}
          </p>
        </AskButton>
      )}
    </li>
  );
}
