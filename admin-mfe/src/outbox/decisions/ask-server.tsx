import { didItArrive } from "@ministry/api-client/outbox/unknown-outcomes";
import type { QueuedItem } from "@ministry/api-client/outbox";
import { Button, useToast } from "@ministry/shared-ui";
import { useState } from "react";
import { usePortal } from "../../session/portal.tsx";

const answers = {
  arrived: "It had arrived: it is received now.",
  "not-arrived": "It has not arrived. It is sent again.",
  "not-known": "The server could not be asked. Nothing is lost; it is tried again by itself.",
} as const;

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
      aria-label={`Did ${label} arrive?`}
      onClick={() => void ask()}
    >
      Did it arrive?
    </Button>
  );
}
