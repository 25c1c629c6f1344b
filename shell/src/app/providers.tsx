import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { StrictMode, type ReactNode } from "react";
import { PwaNotices } from "../pwa/pwa-notices.tsx";
import type { Pwa } from "../pwa/pwa.ts";

interface Props {
  queryClient: QueryClient;
  pwa: Pwa;
  children: ReactNode;
}

/** What stands around every screen; the same tree in the browser and where pages are rendered ahead. */
export function Providers({ queryClient, pwa, children }: Props) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        {children}
        <PwaNotices pwa={pwa} />
      </QueryClientProvider>
    </StrictMode>
  );
}
