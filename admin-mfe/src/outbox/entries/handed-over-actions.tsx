import { settle } from "@ministry/api-client/outbox/unknown-outcomes";
import type { QueuedItem } from "@ministry/api-client/outbox";
import { Button, RowActions, useToast } from "@ministry/shared-ui";
import type { ReactNode } from "react";
import { usePortal } from "../../session/portal.tsx";
import type { Asked } from "./entry-actions.tsx";
import css from "../outbox.module.css";

const answers = {
  arrived: "It has arrived.",
  "not-arrived": "It has not arrived yet.",
  "not-known": "The server could not be asked.",
} as const;

export interface HandedOverActionsProps {
  item: QueuedItem;
  onAsk: (what: Asked, item: QueuedItem) => void;
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
      <Button
        size="small"
        variant="secondary"
        aria-label={`Has it arrived? ${label}`}
        onClick={() => void ask()}
      >
        Has it arrived?
      </Button>
      <RowActions name={label} last={last}>
        <Button
          size="small"
          variant="quiet"
          aria-label={`Hand over again: ${label}`}
          onClick={() => onAsk("hand-over", item)}
        >
          Hand over again
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-label={`Send from here: ${label}`}
          onClick={() => onAsk("send-from-here", item)}
        >
          Send from here
        </Button>
      </RowActions>
    </div>
  );
}
