import { missingFile, type RemoteConfig, type RemoteName } from "@ministry/contract";
import { useEffect } from "react";
import { useRouteError } from "react-router-dom";
import { FallbackScreen } from "../app/fallback-screen.tsx";
import { probe } from "../app/probe.ts";
import { report } from "../reports/report.ts";
import { useTexts } from "../texts/texts.ts";

/** Shown in place of a screen with a fault, or one of whose files did not come: then that file is asked for again. */
export function ErrorScreen() {
  const url = missingFile(useRouteError());
  const { pageFailed, partFailed } = useTexts();
  if (url === undefined) return <FallbackScreen {...pageFailed} probe={() => Promise.resolve()} />;
  return <FallbackScreen {...pageFailed} text={partFailed.text} probe={() => probe(url)} />;
}

/** Shown in place of a part's screen; why it can't be shown is reported with the part's build. */
export function PartErrorScreen({ part }: { part: RemoteName }) {
  const error = useRouteError();
  useEffect(() => report((page) => page.failed(part, { screenError: error })), [part, error]);
  return <ErrorScreen />;
}

/** Shown in place of every screen of a part that could not be loaded. */
export function PartUnavailable({ part }: { part: RemoteConfig }) {
  const manifest = new URL("asset-manifest.json", new URL(part.base, location.href)).href;
  const { partFailed } = useTexts();
  return <FallbackScreen {...partFailed} probe={() => probe(manifest)} />;
}
