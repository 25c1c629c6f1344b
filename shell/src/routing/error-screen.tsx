import type { RemoteConfig, RemoteName } from "@ministry/contract";
import { useEffect } from "react";
import { useRouteError } from "react-router-dom";
import { FallbackScreen } from "../app/fallback-screen.tsx";
import { probe } from "../app/probe.ts";
import { report } from "../reports/report.ts";
import { useTexts } from "../texts/texts.ts";

/** Shown in place of a screen with a fault. */
export function ErrorScreen() {
  const { pageFailed } = useTexts();
  return <FallbackScreen {...pageFailed} probe={() => Promise.resolve()} />;
}

/** Shown in place of a part's screen with a fault; the fault is reported with the part's build. */
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
