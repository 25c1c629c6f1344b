import { TrashTable } from "../features/trash/trash-table.tsx";
import { Page } from "../screen/page.tsx";

/** `/AdminTrash`: what was deleted, and the way back. */
export function TrashPage() {
  return (
    <Page title="Trash">
      <p>What was deleted stays here for 30 days and can be brought back to its place.</p>
      <TrashTable />
    </Page>
  );
}
