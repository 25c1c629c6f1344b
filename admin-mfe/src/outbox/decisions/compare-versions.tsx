import type { QueuedItem } from "@ministry/api-client/outbox";
import { Button, useToast } from "@ministry/shared-ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import * as decisionTexts from "../../content/outbox/decisions.ts";
import { messageOf } from "../../lib/failures.ts";
import { usePortal } from "../../session/portal.tsx";
import { useSession } from "../../session/use-session.ts";
import { returnToForm } from "../saving/loaded-return-to-form.ts";

/**
 * Leads a change that met another one to its form, where both versions stand side by side, field by field. Sent again
 * as it is, it would be refused again. Where the other change touches no field of the form, there is nothing to choose:
 * the form sends it again, from the version that is stored now.
 */
export function CompareVersions({ item: { id, label } }: { item: QueuedItem }) {
  const { outbox } = usePortal();
  const { owner } = useSession();
  const navigate = useNavigate();
  const toast = useToast();
  const queries = useQueryClient();
  const [working, setWorking] = useState(false);
  const compare = async () => {
    setWorking(true);
    try {
      const path = await returnToForm(outbox, id, owner, { resend: true });
      // The form compares with the record as it is now.
      await queries.invalidateQueries();
      await navigate(path);
    } catch (error) {
      toast({
        tone: "danger",
        text: messageOf(error, decisionTexts.twoVersionsCouldNotBeOpened),
        lastsMs: 20_000,
      });
      setWorking(false);
    }
  };
  return (
    <Button
      size="small"
      pending={working}
      aria-label={decisionTexts.compareBothVersionsOf(label)}
      onClick={() => void compare()}
    >
      {decisionTexts.compareBothVersions}
    </Button>
  );
}
