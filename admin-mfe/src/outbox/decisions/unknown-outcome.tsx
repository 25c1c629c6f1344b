import { findAtSite, itArrived } from "@ministry/api-client/outbox/unknown-outcomes";
import type { QueuedItem, SiteEntry } from "@ministry/api-client/outbox";
import { Checkbox } from "@ministry/shared-ui";
import { useCallback, useEffect, useState } from "react";
import * as decisionTexts from "../../content/outbox/decisions.ts";
import { NamedButton } from "../../screen/named-button.tsx";
import { usePortal } from "../../session/portal.tsx";
import { useQueueAction } from "../use-queue-action.ts";
import css from "../outbox.module.css";

type SiteSearch = SiteEntry[] | "looking" | "not known";

/** What is new at the site since a request was tried. */
function useFoundAtSite(id: string) {
  const { outbox } = usePortal();
  const [found, setFound] = useState<SiteSearch>("looking");
  const search = useCallback(async () => {
    setFound((await findAtSite(outbox, id).catch(() => undefined)) ?? "not known");
  }, [id, outbox]);
  useEffect(() => {
    let gone = false;
    void findAtSite(outbox, id)
      .catch(() => undefined)
      .then((entries) => !gone && setFound(entries ?? "not known"));
    return () => {
      gone = true;
    };
  }, [id, outbox]);
  const searchAgain = () => {
    setFound("looking");
    void search();
  };
  return { found, searchAgain };
}

/**
 * A request that may have arrived at a server that can't be asked: shows what is new at the site since it was tried,
 * and lets the person decide.
 */
export function UnknownOutcome({ item: { id, label } }: { item: QueuedItem }) {
  const { outbox } = usePortal();
  const act = useQueueAction();
  const { found, searchAgain } = useFoundAtSite(id);
  const [chosen, setChosen] = useState(0);
  const entry = Array.isArray(found) ? found[chosen] : undefined;
  return (
    <div className={css.unknown} role="group" aria-label={decisionTexts.didArriveQuestion(label)}>
      {Array.isArray(found) && found.length > 1 && (
        <fieldset className={css.candidates}>
          <legend>{decisionTexts.whichRecordQuestion}</legend>
          {found.map(({ id: entryId, label: name }, at) => (
            <Checkbox
              key={entryId ?? at}
              type="radio"
              name={`found-${id}`}
              label={name}
              checked={at === chosen}
              onChange={() => setChosen(at)}
            />
          ))}
        </fieldset>
      )}
      <p>{wordsFor(found)}</p>
      <div className={css.actions}>
        <NamedButton
          label={decisionTexts.confirmArrived}
          name={decisionTexts.arrived(label)}
          variant="primary"
          onClick={() => act(() => itArrived(outbox, id, entry?.id))}
        />
        <NamedButton
          label={decisionTexts.sendAgain}
          name={decisionTexts.sendNamedAgain(label)}
          variant="secondary"
          onClick={() => act(() => outbox.retry(id))}
        />
        <NamedButton
          label={decisionTexts.lookAgain}
          name={decisionTexts.lookAgainFor(label)}
          onClick={() => {
            // The list may be a shorter one, or in another order.
            setChosen(0);
            searchAgain();
          }}
        />
      </div>
    </div>
  );
}

function wordsFor(found: SiteSearch): string {
  if (found === "looking") return decisionTexts.comparingWithSite;
  if (found === "not known") return decisionTexts.comparisonFailed;
  if (found.length === 0) return decisionTexts.nothingNewFound;
  if (found.length === 1) return decisionTexts.probablyArrived(found[0]?.label);
  return decisionTexts.severalCandidatesHint;
}
