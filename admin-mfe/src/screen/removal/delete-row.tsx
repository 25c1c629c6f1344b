import { Button } from "@ministry/shared-ui";

/** A row's Delete; it asks first. */
export function DeleteRow({ name, onAsk }: { name: string; onAsk: () => void }) {
  return (
    <Button size="small" variant="danger" aria-label={`Delete ${name}`} data-row-focus onClick={onAsk}>
      Delete
    </Button>
  );
}
