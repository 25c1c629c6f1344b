import { TrashTable } from "../../features/trash/trash-table.tsx";
import { Page } from "../../screen/page.tsx";

/** `/AdminTrash`: what was deleted, and the way back. */
export function TrashPage() {
  return (
    <Page title="Trash">
      <p>Deleted records stay here for 30 days and can be restored.</p>
      <TrashTable />
    </Page>
  );
}
