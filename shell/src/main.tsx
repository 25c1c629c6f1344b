import "@ministry/shared-ui/base.css";
import "./app/after-first-paint.ts";
import { createRoot, hydrateRoot } from "./app/react-roots.ts";
import type { Boot, Host } from "@ministry/delivery/contract";
import { startTransition } from "react";
import { RouterProvider } from "react-router-dom";
import { FallbackScreen, WaitingScreen } from "./app/fallback-screen.tsx";
import { probe } from "./app/probe.ts";
import { Providers } from "./app/providers.tsx";
import { answersIn, openBoot } from "./boot.ts";
import { holdBuild } from "./pwa/hold-build.ts";
import { startPwa } from "./pwa/start-pwa.ts";
import { newQueryClient, takeAnswers } from "./query-client.ts";
import { createRemotes } from "./remotes/load-remote.ts";
import { reportable } from "./report.ts";
import { openRouter } from "./routing/site-router.tsx";
import { guardScriptUrls } from "./trusted-types.ts";
import { nextTask } from "./turns.ts";

const container = document.getElementById("root");
if (!container) throw new Error("the page has no #root");

await start(container);

/** Brings the page alive, in steps between which it answers. */
async function start(root: HTMLElement): Promise<void> {
  await nextTask();
  const boot = await openBoot(document).catch((error: unknown) => {
    console.warn("no configuration", error);
  });
  if (boot) await open(root, boot);
  else createRoot(root).render(<NoConfiguration />);
}

async function open(root: HTMLElement, boot: Boot): Promise<void> {
  const { config, pins } = boot;
  guardScriptUrls(
    ["/", ...config.parts.map(({ base }) => base)].map((base) => new URL(base, location.href).href),
  );

  const isPrerendered = boot.prerendered !== undefined && root.firstElementChild !== null;
  const waiting = isPrerendered ? undefined : createRoot(root);
  waiting?.render(<WaitingScreen />);

  const queryClient = newQueryClient();
  const pwa = startPwa({ queryClient, config, pins });
  const { line, kept, background, install } = pwa;
  const host: Host = { config, line, kept, background, install };
  const remotes = createRemotes({ boot, host, hold: holdBuild });
  await nextTask();
  const { router, isWhole } = await openRouter(boot, remotes, isPrerendered);
  await nextTask();
  const page = (
    <Providers queryClient={queryClient} pwa={pwa}>
      <RouterProvider router={router} />
    </Providers>
  );
  // The HTML in the page was made by one build; another one renders afresh instead of adopting it.
  if (isPrerendered && isWhole && remotes.buildOf("public-mfe") === boot.prerendered) {
    takeAnswers(queryClient, answersIn(document));
    // As a transition it is done in slices, between which the page answers.
    startTransition(() => void hydrateRoot(root, page, { onRecoverableError: reportable }));
  } else {
    // What the HTML says of the page; the screens say it again.
    document.querySelectorAll("head > [data-page-head]").forEach((element) => element.remove());
    (waiting ?? createRoot(root)).render(page);
  }
}

function NoConfiguration() {
  return (
    <FallbackScreen
      title="The site can't be loaded now"
      text="Its configuration could not be read. Please check your connection."
      probe={() => probe("/config.json")}
    />
  );
}
