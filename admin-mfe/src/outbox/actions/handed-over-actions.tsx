import { settle } from "@ministry/api-client/outbox/unknown-outcomes";
import { RowActions, useToast } from "@ministry/shared-ui";
import type { ReactNode } from "react";
import * as entryTexts from "../../content/outbox/entries.ts";
import { NamedButton } from "../../screen/named-button.tsx";
import { usePortal } from "../../session/portal.tsx";
import type { EntryActionsProps } from "./entry-dialogs.ts";
import css from "../outbox.module.css";

const answers = entryTexts.answers;

export interface HandedOverActionsProps extends EntryActionsProps {
  /** Removes it from this device. */
  last: ReactNode;
}

/** What can be done about work that a colleague was given: nothing of it goes out from here unasked. */
export function HandedOverActions({ item, onAsk, last }: HandedOverActionsProps) {
  const { outbox } = usePortal();
  const toast = useToast();
  const { id, label } = item;
  const ask = async () => {
    const answer = (await settle(outbox, [id]).catch(() => undefined))?.get(id) ?? "not-known";
    toast({ tone: answer === "not-known" ? "danger" : "info", text: answers[answer] });
  };
  return (
    <div className={css.actions}>
      <NamedButton
        label={entryTexts.hasItArrivedQuestion}
        name={entryTexts.hasItArrivedNamed(label)}
        variant="secondary"
        onClick={() => void ask()}
      />
      <RowActions name={label} last={last}>
        <NamedButton
          label={entryTexts.handOverAgain}
          name={entryTexts.handOverAgainNamed(label)}
          onClick={() => onAsk("hand-over", item)}
        />
        <NamedButton
          label={entryTexts.sendFromHere}
          name={entryTexts.sendFromHereNamed(label)}
          onClick={() => onAsk("send-from-here", item)}
        />
      </RowActions>
    </div>
  );
}
