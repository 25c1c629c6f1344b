import { settle } from "@ministry/api-client/outbox/unknown-outcomes";
import { handedOverAt, isNotAllowed } from "@ministry/api-client/outbox";
import { Button, Notice } from "@ministry/shared-ui";
import { useEffect, useState } from "react";
import * as stateTexts from "../../content/outbox/states.ts";
import * as deviceTexts from "../../content/outbox/device.ts";
import { usePortal } from "../../session/portal.tsx";
import { HandOverDialog } from "../decisions/hand-over-dialog.tsx";
import { useOutboxView } from "../use-outbox.ts";

/** Work that this account may not send: a colleague can. */
export function NotAllowed() {
  const { items } = useOutboxView();
  const [ids, setIds] = useState<readonly string[]>();
  useArrivalsOfHandedOver();
  const refused = items.filter(({ job }) => isNotAllowed(job) && handedOverAt(job) === undefined);
  return (
    <>
      {refused.length > 0 && (
        <Notice tone="warning">
          <p>{deviceTexts.notAllowedForRole(stateTexts.items(refused.length), refused.length)}</p>
          <div>
            <Button size="small" variant="secondary" onClick={() => setIds(refused.map(({ id }) => id))}>
              {deviceTexts.handOverToColleague}
            </Button>
          </div>
        </Notice>
      )}
      {ids && <HandOverDialog ids={ids} onClose={() => setIds(undefined)} />}
    </>
  );
}

/** Asks the server once, when the screen is opened: what colleagues have sent is received here too. */
function useArrivalsOfHandedOver() {
  const { outbox } = usePortal();
  const { ready, owner } = useOutboxView();
  useEffect(() => {
    const { items } = outbox.get();
    const handed = items.filter(({ job }) => handedOverAt(job) !== undefined);
    if (ready && handed.length > 0)
      void settle(
        outbox,
        handed.map(({ id }) => id),
      ).catch(() => undefined);
  }, [outbox, ready, owner]);
}
