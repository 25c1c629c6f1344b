import { useQuery, useQueryClient } from "@tanstack/react-query";
import * as sessionTexts from "../../content/accounts/sessions.ts";
import { AskButton } from "../../screen/ask-button.tsx";
import { HostAddition } from "../../screen/host-addition.tsx";
import { Part } from "../../screen/part.tsx";
import { useApi } from "../../session/portal.tsx";
import { SessionEntry } from "./session-entry.tsx";
import { sessionsQuery } from "./sessions-query.ts";
import entryList from "../../screen/entry-list.module.css";

/** Where one is signed in, the present device first, and the way to end that elsewhere. */
export function SessionsList() {
  const query = useQuery(sessionsQuery(useApi()));
  const others = query.data?.filter(({ current }) => !current).length ?? 0;
  return (
    <Part
      title={sessionTexts.whereYouAreSignedIn}
      actions={others > 0 && <SignOutElsewhere others={others} />}
    >
      <HostAddition
        query={query}
        failure={sessionTexts.failedToLoadYourSessions}
        missing={sessionTexts.ownSessionsUnavailable}
      >
        {(sessions) => (
          <ul role="list" className={entryList.list}>
            {[...sessions]
              .sort((a, b) => Number(b.current) - Number(a.current))
              .map((session) => (
                <SessionEntry key={session.id} session={session} />
              ))}
          </ul>
        )}
      </HostAddition>
    </Part>
  );
}

function SignOutElsewhere({ others }: { others: number }) {
  const api = useApi();
  const queries = useQueryClient();
  return (
    <AskButton
      label={sessionTexts.signOutElsewhere}
      question={sessionTexts.signOutEverywhereButHereQuestion}
      confirmLabel={sessionTexts.signOutElsewhere}
      danger
      onConfirm={async (idempotencyKey) => {
        await api.account.endOtherSessions({ idempotencyKey });
        await queries.invalidateQueries(sessionsQuery(api));
      }}
      failure={sessionTexts.sessionsCouldNotBeEnded}
      success={sessionTexts.signedOutEverywhereElse}
    >
      <p>
        {others === 1 ? sessionTexts.oneOtherSession : sessionTexts.otherSessions(others)}{" "}
        {sessionTexts.thisDeviceStaysSignedIn}
      </p>
    </AskButton>
  );
}
