import type { Install } from "@ministry/contract";
import { Button, fileSize, SavedCopies, LinkButton, Notice } from "@ministry/shared-ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import * as settingsTexts from "../../content/pages/settings.ts";
import { isOpen, useOutboxView } from "../../outbox/use-outbox.ts";
import { paths } from "../../paths.ts";
import { Page } from "../../screen/page.tsx";
import { Part } from "../../screen/part.tsx";
import { QueryView } from "../../screen/query-view.tsx";
import { deviceQuery, persistStorage } from "./device.ts";
import { usePortal } from "../../session/portal.tsx";
import css from "./settings.module.css";

/** Settings of this device: what is saved on it, what waits, and whether the browser may throw it away (AMB-25). */
export function SettingsPage() {
  const { host } = usePortal();
  return (
    <Page
      title={settingsTexts.settings}
      actions={
        <LinkButton variant="secondary" to={paths.account}>
          {settingsTexts.yourAccount}
        </LinkButton>
      }
    >
      <p>{settingsTexts.settingsHint}</p>
      <Part title={settingsTexts.thisDevice}>
        <Storage />
        <div className={css.actions}>
          <LinkButton variant="secondary" size="small" to={paths.queue}>
            {settingsTexts.uploadQueue}
          </LinkButton>
          <LinkButton variant="secondary" size="small" to={paths.trash}>
            {settingsTexts.trash}
          </LinkButton>
        </div>
      </Part>
      {host.kept && (
        <Part title={settingsTexts.offlineCopies}>
          <SavedCopies source={host.kept} nowhere={settingsTexts.noCopies} />
        </Part>
      )}
      <Part title={settingsTexts.install}>
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
  const persist = async () => {
    await persistStorage();
    await queries.invalidateQueries(deviceQuery());
  };
  return (
    <QueryView query={device} failure={settingsTexts.storageUnknown}>
      {({ usedBytes, quotaBytes, isPersisted, drafts, worksOffline }) => (
        <>
          <dl className={css.facts}>
            <dt>{settingsTexts.worksOffline}</dt>
            <dd>{worksOffline ? settingsTexts.yes : settingsTexts.notYet}</dd>
            <dt>{settingsTexts.waitingToBeSent}</dt>
            <dd>{waiting}</dd>
            <dt>{settingsTexts.unfinishedFormsOnThisDevice}</dt>
            <dd>{drafts}</dd>
            {!host.kept && (
              <>
                <dt>{settingsTexts.storageInUse}</dt>
                <dd>{settingsTexts.usedOfQuota(fileSize(usedBytes), fileSize(quotaBytes))}</dd>
                <dt>{settingsTexts.keptWhenSpaceRunsOut}</dt>
                <dd>{isPersisted ? settingsTexts.yes : settingsTexts.no}</dd>
              </>
            )}
          </dl>
          {!host.kept && !isPersisted && (
            <Notice tone="warning">
              <p>{settingsTexts.storageHint}</p>
              <div>
                <Button size="small" onClick={() => void persist()}>
                  {settingsTexts.requestPersistence}
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
  if (state === "installed") return <p>{settingsTexts.portalIsInstalledOnThisDevice}</p>;
  return (
    <>
      <p>{settingsTexts.installHint}</p>
      {state === "offered" ? (
        <div>
          <Button variant="secondary" onClick={() => void install.ask()}>
            {settingsTexts.install}
          </Button>
        </div>
      ) : (
        <p>{settingsTexts.installFromMenu}</p>
      )}
    </>
  );
}

const noInstall: Install = { get: () => "by-hand", subscribe: () => () => {}, ask: async () => false };
