import type { Kept, KeptAmount } from "@ministry/delivery/contract";
import { Button, megabytes, Table, useToast } from "@ministry/shared-ui";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { AskButton } from "../screen/ask-button.tsx";
import { momentText } from "../screen/moment.tsx";
import { QueryView } from "../screen/query-view.tsx";
import css from "./settings.module.css";

const keptQuery = (kept: Kept) => queryOptions({ queryKey: ["kept"], queryFn: () => kept.report() });

/** What of the public site opens on this device without a line; clearing it spares what waits to be sent. */
export function OfflineCopies({ kept }: { kept: Kept }) {
  const query = useQuery(keptQuery(kept));
  const queries = useQueryClient();
  const toast = useToast();
  const [working, setWorking] = useState(false);
  const reload = () => queries.invalidateQueries(keptQuery(kept));
  const refresh = async () => {
    setWorking(true);
    try {
      await kept.refresh();
      await reload();
      toast("Copies are fetched again");
    } catch {
      toast({ tone: "danger", text: "The copies could not be fetched again. There is no connection." });
    } finally {
      setWorking(false);
    }
  };
  return (
    <QueryView query={query} failure="This browser does not say what it keeps.">
      {({ site, reads, images, publications, opened, newest }) => (
        <>
          <Table<{ name: string; amount: KeptAmount }>
            caption="Offline copies"
            rows={[
              { name: "The portal and the site", amount: site },
              { name: "Lists and pages", amount: reads },
              { name: "Pictures", amount: images },
              { name: "Saved publications", amount: publications },
              { name: "Opened documents", amount: opened },
            ]}
            rowKey={({ name }) => name}
            columns={[
              { head: "Kind", rowHead: true, cell: ({ name }) => name },
              { head: "Number", numeric: true, cell: ({ amount }) => amount.entries },
              { head: "Size", numeric: true, cell: ({ amount }) => megabytes(amount.bytes) },
            ]}
          />
          {newest && <p>Last read {momentText(newest)}.</p>}
          <div className={css.actions}>
            <Button variant="secondary" size="small" pending={working} onClick={() => void refresh()}>
              Fetch again
            </Button>
            <AskButton
              label="Clear copies"
              question="Clear the offline copies?"
              confirmLabel="Clear copies"
              danger
              onConfirm={async () => {
                await kept.clear("everything");
                await reload();
              }}
              failure="The copies could not be cleared."
              success="Offline copies cleared"
            >
              <p>
                Pages, pictures and publications then open only with a line, until they are read again. What
                waits to be sent and unfinished forms stay.
              </p>
            </AskButton>
          </div>
        </>
      )}
    </QueryView>
  );
}
