import { Button, Notice } from "@ministry/shared-ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { paths } from "../paths.ts";
import { deviceQuery, keepStorage } from "../session/device.ts";
import { Page } from "../screen/page.tsx";
import { QueryView } from "../screen/query-view.tsx";
import css from "./settings.module.css";

const megabytes = (bytes: number) => `${(bytes / 1_048_576).toFixed(2)} MB`;

/** Settings of this device: what is kept on it, and whether the browser may throw it away. */
export function SettingsPage() {
  const device = useQuery(deviceQuery());
  const queries = useQueryClient();
  const keep = async () => {
    await keepStorage();
    await queries.invalidateQueries(deviceQuery());
  };
  return (
    <Page title="Settings">
      <QueryView query={device} failure="This browser does not say what it keeps.">
        {({ usedBytes, quotaBytes, kept, drafts, worksOffline }) => (
          <>
            <dl className={css.facts}>
              <dt>Works without a line</dt>
              <dd>{worksOffline ? "Yes" : "Not yet: open the site once more"}</dd>
              <dt>Unfinished forms on this device</dt>
              <dd>{drafts}</dd>
              <dt>Storage in use</dt>
              <dd>
                {megabytes(usedBytes)} of {megabytes(quotaBytes)}
              </dd>
              <dt>Kept when space runs out</dt>
              <dd>{kept ? "Yes" : "No"}</dd>
            </dl>
            {!kept && (
              <Notice tone="warning">
                <p>The browser may remove what is kept here when the device runs out of space.</p>
                <div>
                  <Button size="small" onClick={() => void keep()}>
                    Ask the browser to keep it
                  </Button>
                </div>
              </Notice>
            )}
          </>
        )}
      </QueryView>
      <p>
        <Link to={paths.trash}>Trash: what was deleted in the last 30 days</Link>
      </p>
    </Page>
  );
}
