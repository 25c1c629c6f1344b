import type { Permission } from "@ministry/api-client";
import { Button } from "@ministry/shared-ui";
import * as removalTexts from "../../content/records/removal.ts";
import { useMay } from "../../session/roles/allowed.tsx";
import { useIsOnline } from "../../screen/use-is-online.ts";

export interface DeleteRowProps {
  name: string;
  onAsk: () => void;
  /** What it takes: a part of a record goes with editing, a whole one with publishing. */
  needs: Permission;
}

/** A row's Delete; it asks first. Not offered offline: rows may be others by the time it could be sent. */
export function DeleteRow({ name, onAsk, needs }: DeleteRowProps) {
  const may = useMay();
  if (!useIsOnline() || !may(needs)) return null;
  return (
    <Button
      size="small"
      variant="danger"
      aria-label={removalTexts.deleteNamed(name)}
      data-row-focus="action"
      onClick={onAsk}
    >
      {removalTexts.deleteLabel}
    </Button>
  );
}
