import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { StrictMode, type ReactNode } from "react";
import { TextsProvider, type ShellTexts } from "../texts/texts.ts";
import { PwaNotices } from "../pwa/notices/pwa-notices.tsx";
import type { Pwa } from "../pwa/pwa.ts";

interface Props {
  queryClient: QueryClient;
  pwa: Pwa;
  /** Those of the page's language. */
  texts: ShellTexts;
  children: ReactNode;
}

/** What stands around every screen; the same tree in the browser and where pages are rendered ahead. */
export function Providers({ queryClient, pwa, texts, children }: Props) {
  return (
    <StrictMode>
      <TextsProvider value={texts}>
        <QueryClientProvider client={queryClient}>
          {children}
          <PwaNotices pwa={pwa} />
        </QueryClientProvider>
      </TextsProvider>
    </StrictMode>
  );
}
