import { didItArrive } from "@ministry/api-client/outbox/unknown-outcomes";
import type { QueuedItem } from "@ministry/api-client/outbox";
import { Button, useToast } from "@ministry/shared-ui";
import { useState } from "react";
import * as decisionTexts from "../../content/outbox/decisions.ts";
import { usePortal } from "../../session/portal.tsx";

const answers = decisionTexts.answers;

/** Asks the server about a request whose last answer was lost. */
export function AskServer({ item: { id, label } }: { item: QueuedItem }) {
  const { outbox } = usePortal();
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const ask = async () => {
    setAsking(true);
    const answer = (await didItArrive(outbox, [id]).catch(() => undefined))?.get(id) ?? "not-known";
    toast({ tone: answer === "not-known" ? "danger" : "info", text: answers[answer] });
    setAsking(false);
  };
  return (
    <Button
      size="small"
      variant="quiet"
      pending={asking}
      aria-label={decisionTexts.didArriveQuestion(label)}
      onClick={() => void ask()}
    >
      {decisionTexts.didItArriveQuestion}
    </Button>
  );
}
