import { Button, Dialog, Notice, ProgressBar } from "@ministry/shared-ui";
import * as removalTexts from "../../content/records/removal.ts";
import { isUnauthorized } from "../../lib/failures.ts";
import { useIsOnline } from "../../screen/use-is-online.ts";
import { SignInAgain } from "../../session/sign-in-again.tsx";
import { questionOf, reasonOf, reportTitle } from "./removal-rules.ts";
import { errorOf } from "./remove-each.ts";
import type { Removal } from "./use-removal.ts";
import css from "./removal.module.css";

/** Names shown before the rest is only counted. */
const mostNamed = 5;

/** Asks before deleting, shows how far it is, and tells of what could not be deleted. */
export function RemovalDialog<Row>({ removal }: { removal: Removal<Row> }) {
  const { phase } = removal;
  const isOnline = useIsOnline();
  if (!phase) return null;
  if (phase.at === "report") return <Report removal={removal} outcomes={phase.outcomes} />;
  const { rows } = phase;
  const working = phase.at === "working";
  const several = rows.length > 1;
  return (
    <Dialog
      open
      role="alertdialog"
      title={questionOf(removal.rules, rows)}
      onClose={removal.cancel}
      actions={
        <>
          {working && several ? (
            <Button variant="secondary" onClick={removal.stop}>
              {removalTexts.stop}
            </Button>
          ) : (
            <Button variant="secondary" autoFocus disabled={working} onClick={removal.cancel}>
              {removalTexts.cancel}
            </Button>
          )}
          <Button
            variant="danger"
            pending={working}
            disabled={!isOnline && !working}
            onClick={removal.confirm}
          >
            {removalTexts.deleteLabel}
          </Button>
        </>
      }
    >
      <Names names={rows.map(removal.rules.nameOf)} />
      {working && several ? (
        <Progress tried={phase.tried} all={rows.length} />
      ) : (
        <Consequence undoable={removal.undoable} canReturn={rows.every(removal.rules.trashId)} />
      )}
      {!isOnline && <OfflineNotice />}
    </Dialog>
  );
}

function Names({ names }: { names: readonly string[] }) {
  const [only] = names;
  if (names.length === 1) return <p dir="auto">{only}</p>;
  const named = names.length > mostNamed + 1 ? names.slice(0, mostNamed) : names;
  return (
    <ul className={css.names}>
      {named.map((name, at) => (
        <li key={at} dir="auto">
          {name}
        </li>
      ))}
      {named.length < names.length && <li>{removalTexts.andMore(names.length - named.length)}</li>}
    </ul>
  );
}

function Progress({ tried, all }: { tried: number; all: number }) {
  return (
    <div role="status">
      <ProgressBar label={removalTexts.doneOf(tried, all)} value={Math.round((tried / all) * 100)} />
    </div>
  );
}

/** `canReturn`: the server names each of the records, so that it can bring it back. */
function Consequence({ undoable, canReturn }: { undoable: boolean | undefined; canReturn: boolean }) {
  const isOnline = useIsOnline();
  if (undoable === undefined || !isOnline) return null;
  return (
    <p className={css.consequence}>
      {undoable && canReturn ? removalTexts.undoHint : removalTexts.thisCannotBeUndone}
    </p>
  );
}

/** Deleting is not put into the queue, because the list may be another one by the time it is sent. */
function OfflineNotice() {
  return (
    <Notice tone="warning" role="status">
      {removalTexts.serverUnreachable}
    </Notice>
  );
}

function Report<Row>({
  removal,
  outcomes,
}: {
  removal: Removal<Row>;
  outcomes: (Removal<Row>["phase"] & { at: "report" })["outcomes"];
}) {
  const { rules, cancel, tryAgain } = removal;
  const deleted = outcomes.filter(({ kind }) => kind === "deleted");
  const left = outcomes.filter(({ kind }) => kind !== "deleted");
  return (
    <Dialog
      open
      role="alertdialog"
      title={reportTitle(rules, outcomes)}
      onClose={cancel}
      actions={
        <>
          <Button variant="secondary" autoFocus onClick={cancel}>
            {removalTexts.done}
          </Button>
          {tryAgain && (
            <Button variant="danger" onClick={tryAgain}>
              {removalTexts.tryAgain}
            </Button>
          )}
        </>
      }
    >
      <Notice tone="danger" role="alert" title={removalTexts.notDeletedCount(left.length)}>
        <ul className={css.names}>
          {left.map((outcome) => (
            <li key={rules.keyOf(outcome.row)}>
              <bdi>{rules.nameOf(outcome.row)}</bdi>: {reasonOf(rules, outcome)}
            </li>
          ))}
        </ul>
        <SignInAgain error={left.map(errorOf).find(isUnauthorized)} />
      </Notice>
      {deleted.length > 0 && (
        <div>
          <h3>{removalTexts.deletedCount(deleted.length)}</h3>
          <Names names={deleted.map(({ row }) => rules.nameOf(row))} />
        </div>
      )}
    </Dialog>
  );
}
