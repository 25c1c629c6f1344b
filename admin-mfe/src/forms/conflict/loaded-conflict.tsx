import { useQuery } from "@tanstack/react-query";
import * as formTexts from "../../content/forms/form.ts";
import type { FormValues } from "../../drafts/form-values.ts";
import { QueryView } from "../../screen/query-view.tsx";
import type { EditConflictProps } from "./edit-conflict.tsx";

/** Both versions of a record side by side. Few edits meet another: what compares them is loaded when one does. */
export function LoadedConflict<V extends FormValues>(props: EditConflictProps<V>) {
  const query = useQuery({
    queryKey: ["edit-conflict"],
    queryFn: () => import("./edit-conflict.tsx"),
    // The device has it where the portal was cached; it needs no connection.
    networkMode: "always",
    staleTime: Infinity,
  });
  return (
    <QueryView query={query} failure={formTexts.twoVersionsCouldNotBeOpened}>
      {({ EditConflict }) => <EditConflict {...props} />}
    </QueryView>
  );
}
