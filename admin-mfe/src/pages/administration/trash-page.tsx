import * as administrationTexts from "../../content/pages/administration.ts";
import { TrashTable } from "../../features/trash/trash-table.tsx";
import { Page } from "../../screen/page.tsx";

/** `/AdminTrash`: what was deleted, and the way back. */
export function TrashPage() {
  return (
    <Page title={administrationTexts.trash}>
      <p>{administrationTexts.trashHint}</p>
      <TrashTable />
    </Page>
  );
}
