import type { Install, InstallState } from "@ministry/contract";
import { Button, Section } from "@ministry/shared-ui";
import { useSyncExternalStore } from "react";
import { offlinePage } from "../../content/site/offline.ts";
import { useSite } from "../../site/host/site.tsx";
import css from "./install-ways.module.css";

/** The browser's own question where it has one, and the steps for all others. */
export function InstallWays() {
  const { title, lead, installed, ask, ways } = offlinePage.install;
  const { install } = useSite();
  const state = useInstall(install);
  return (
    <Section
      id="install"
      title={title}
      lead={state === "installed" ? installed : lead}
      action={state === "offered" && <Button onClick={() => void install?.ask()}>{ask}</Button>}
    >
      {state !== "installed" && (
        <div className={css.ways}>
          {ways.map((way) => (
            <div key={way.title}>
              <h3>{way.title}</h3>
              <ol className={css.steps}>
                {way.steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </div>
          ))}
        </div>
      )}
    </Section>
  );
}

function useInstall(install: Install | undefined): InstallState {
  const { subscribe, get } = install ?? nothing;
  // A page that is rendered ahead shows the steps.
  return useSyncExternalStore(subscribe, get, nothing.get);
}

const nothing = { get: (): InstallState => "by-hand", subscribe: () => () => {} };
