import type { Install } from "@ministry/contract";
import { Button, fileSize, KeptThings, LinkButton, Notice } from "@ministry/shared-ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { isOpen, useOutboxView } from "../../outbox/use-outbox.ts";
import { paths } from "../../paths.ts";
import { Page } from "../../screen/page.tsx";
import { Part } from "../../screen/part.tsx";
import { QueryView } from "../../screen/query-view.tsx";
import { deviceQuery, keepStorage } from "./device.ts";
import { usePortal } from "../../session/portal.tsx";
import css from "./settings.module.css";

/** Settings of this device: what is kept on it, what waits, and whether the browser may throw it away (AMB-25). */
export function SettingsPage() {
  const { host } = usePortal();
  return (
    <Page
      title="Settings"
      actions={
        <LinkButton variant="secondary" to={paths.account}>
          Your account
        </LinkButton>
      }
    >
      <p>These are the settings of this device. Password and sessions are under Your account.</p>
      <Part title="This device">
        <Storage />
        <div className={css.actions}>
          <LinkButton variant="secondary" size="small" to={paths.queue}>
            Upload queue
          </LinkButton>
          <LinkButton variant="secondary" size="small" to={paths.trash}>
            Trash
          </LinkButton>
        </div>
      </Part>
      {host.kept && (
        <Part title="Offline copies">
          <KeptThings kept={host.kept} />
        </Part>
      )}
      <Part title="Install">
        <InstallHelp />
      </Part>
    </Page>
  );
}

/** The room in use, and whether it is promised, stand among the offline copies where there are any. */
function Storage() {
  const { host } = usePortal();
  const device = useQuery(deviceQuery());
  const queries = useQueryClient();
  const waiting = useOutboxView().items.filter(isOpen).length;
  const keep = async () => {
    await keepStorage();
    await queries.invalidateQueries(deviceQuery());
  };
  return (
    <QueryView query={device} failure="This browser does not say what it stores.">
      {({ usedBytes, quotaBytes, kept, drafts, worksOffline }) => (
        <>
          <dl className={css.facts}>
            <dt>Works offline</dt>
            <dd>{worksOffline ? "Yes" : "Not yet: open the site once more"}</dd>
            <dt>Waiting to be sent</dt>
            <dd>{waiting}</dd>
            <dt>Unfinished forms on this device</dt>
            <dd>{drafts}</dd>
            {!host.kept && (
              <>
                <dt>Storage in use</dt>
                <dd>
                  {fileSize(usedBytes)} of {fileSize(quotaBytes)}
                </dd>
                <dt>Kept when space runs out</dt>
                <dd>{kept ? "Yes" : "No"}</dd>
              </>
            )}
          </dl>
          {!host.kept && !kept && (
            <Notice tone="warning">
              <p>The browser may remove what is stored here when the device runs out of space.</p>
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
  );
}

function InstallHelp() {
  const install = usePortal().host.install ?? noInstall;
  const state = useSyncExternalStore(install.subscribe, install.get);
  if (state === "installed") return <p>The portal is installed on this device.</p>;
  return (
    <>
      <p>Installed, the portal opens like any other app, also offline.</p>
      {state === "offered" ? (
        <div>
          <Button variant="secondary" onClick={() => void install.ask()}>
            Install
          </Button>
        </div>
      ) : (
        <p>In the browser’s menu, choose “Install” or “Add to home screen”.</p>
      )}
    </>
  );
}

const noInstall: Install = { get: () => "by-hand", subscribe: () => () => {}, ask: async () => false };
