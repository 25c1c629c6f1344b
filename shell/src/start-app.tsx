import { ignoreEarlyInput, recordEarlyInput } from "./app/early-input.ts";
import { createRoot, hydrateRoot } from "./app/react-roots.ts";
import type { Boot, Host } from "@ministry/contract";
import { startTransition } from "react";
import { RouterProvider } from "react-router-dom";
import { FallbackScreen, WaitingScreen } from "./app/fallback-screen.tsx";
import { probe } from "./app/probe.ts";
import { Providers } from "./app/providers.tsx";
import { answersIn, openBoot } from "./boot.ts";
import { loadRarelyUsed } from "./load-rarely-used.ts";
import { holdBuild } from "./pwa/worker/hold-build.ts";
import { whenIdle } from "./pwa/lib/idle.ts";
import type { Pwa } from "./pwa/pwa.ts";
import { startPwa } from "./pwa/start-pwa.ts";
import { newQueryClient, takeAnswers } from "./query-client.ts";
import { loadPageReports, report, reportTo } from "./reports/report.ts";
import { createRemotes } from "./remotes/load-remote.ts";
import { reportable } from "./recoverable-errors.ts";
import { ownerIn } from "./routing/owner.ts";
import { openRouter } from "./routing/site-router.tsx";
import { offerLanguage } from "./pwa/notices/offer-language.ts";
import { loadPageLanguage } from "./texts/load-page-language.ts";
import type { PageLanguage } from "./texts/page-language.ts";
import { TextsProvider, type ShellTexts } from "./texts/texts.ts";
import { guardScriptUrls } from "./trusted-types.ts";
import { nextTask } from "./turns.ts";

/** Brings the page alive, in steps between which it answers. */
export async function startApp(root: HTMLElement): Promise<void> {
  await nextTask();
  const boot = await openBoot(document).catch((error: unknown) => {
    console.warn("no configuration", error);
  });
  const locale = await loadPageLanguage(boot?.config.languages);
  if (boot) return open(root, boot, locale);
  ignoreEarlyInput();
  createRoot(root).render(
    <FallbackScreen {...locale.texts.noConfiguration} probe={() => probe("/config.json")} />,
  );
}

async function open(root: HTMLElement, boot: Boot, locale: PageLanguage): Promise<void> {
  const { config, pins } = boot;
  const { texts, prefix } = locale;
  guardScriptUrls(
    ["/", ...config.parts.map(({ base }) => base)].map((base) => new URL(base, location.href).href),
  );

  const isPrerendered = boot.prerendered !== undefined && root.firstElementChild !== null;
  const typed = isPrerendered ? recordEarlyInput(root) : undefined;
  const waiting = isPrerendered ? undefined : showWaiting(root, texts);

  const queryClient = newQueryClient();
  const pwa = startPwa({ queryClient, config, pins });
  let navigate: (href: string) => void = () => undefined;
  const remotes = remotesOf(boot, locale, pwa, (href) => navigate(href));
  if (config.reportShare)
    reportTo(loadPageReports().then((page) => page.startReports(boot, remotes.buildOf)));
  await nextTask();
  const { router, isWhole, owner } = await openRouter({ boot, remotes, locale, stands: isPrerendered });
  navigate = (href) => void router.navigate(href.slice(prefix.length) || "/");
  await nextTask();
  const page = (
    <Providers queryClient={queryClient} pwa={pwa} texts={texts}>
      <RouterProvider router={router} />
    </Providers>
  );
  // The HTML in the page was made by one build; another one renders afresh instead of adopting it.
  const isOwn = isPrerendered && remotes.adopts("public-mfe", boot.prerendered);
  if (isOwn) takeAnswers(queryClient, answersIn(document), boot.isSaved);
  if (isOwn && isWhole) {
    // As a transition it is done in slices, between which the page answers.
    startTransition(() => void hydrateRoot(root, page, { onRecoverableError: reportable }));
  } else {
    // What the HTML says of the page; the screens say it again.
    document.querySelectorAll("head > [data-page-head]").forEach((element) => element.remove());
    // Until now presses were heard in a screen that stands in the page's HTML.
    ignoreEarlyInput();
    if (typed) await loadRarelyUsed().then(({ carryInput }) => carryInput(root, typed), reportable);
    (waiting ?? createRoot(root)).render(page);
  }
  const { languages } = config;
  if (languages && owner?.name === "public-mfe")
    whenIdle(() => void offerLanguage(locale, languages, pwa.hint.set));
}

function showWaiting(root: HTMLElement, texts: ShellTexts) {
  const waiting = createRoot(root);
  waiting.render(
    <TextsProvider value={texts}>
      <WaitingScreen />
    </TextsProvider>,
  );
  return waiting;
}

/** The remotes of this page, with the host that each of them is given. */
function remotesOf(
  boot: Boot,
  { language, prefix }: PageLanguage,
  pwa: Pwa,
  navigate: (href: string) => void,
): ReturnType<typeof createRemotes> {
  const { line, checkConnection, kept, background, install } = pwa;
  const host: Host = { config: boot.config, language, line, checkConnection, kept, background, install };
  return createRemotes({
    ...{ boot, host, language },
    apart: ({ name }) => ({
      serves: (pathname) => ownerIn(language, pathname.slice(prefix.length), boot)?.name === name,
      navigate,
      onNewAnswers: pwa.onNewAnswers,
      requestFailed: checkConnection,
      screenFailed: (error) => report((page) => page.failed(name, { screenError: error })),
    }),
    hold(name, buildId, isCanary) {
      holdBuild(name, buildId);
      report((page) => page.visited(name, buildId, isCanary));
    },
    onFailure: (name, buildId) => report((page) => page.failed(name, "load", buildId)),
  });
}
