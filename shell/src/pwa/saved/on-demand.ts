import type { SavedContent, OfflineState, VisitBytes } from "@ministry/contract";
import { isWorkerRefused } from "../worker/worker-channel.ts";
import { askWorker } from "./ask-worker.ts";
import { savedReads, savedReport } from "./report.ts";

type OnDemand = Pick<
  Required<SavedContent>,
  "report" | "reads" | "clear" | "refresh" | "keepPictures" | "offlineState" | "visitBytes"
>;

/** What only the screens about saved things ask for: a file of its own, which most visits never load. */
export function onDemand({ get }: SavedContent["publications"]): OnDemand {
  return {
    report: async () => ({
      ...(await savedReport(get().values())),
      ...(isWorkerRefused() && { isRefused: true }),
    }),
    reads: savedReads,
    async clear(what) {
      const urls = [...get().keys()];
      if (what === "publications" || what === "everything")
        await askWorker({ type: "publications-remove", urls });
      await askWorker({ type: "clear", what });
    },
    keepPictures: async () => void (await askWorker({ type: "keep-pictures" })),
    offlineState: async () => (await askWorker({ type: "offline-state" })) as OfflineState | undefined,
    // Only the page's own worker counts: without one nobody answers.
    visitBytes: async () =>
      navigator.serviceWorker.controller
        ? ((await askWorker({ type: "visit-bytes" })) as VisitBytes | undefined)
        : undefined,
    refresh: async () => (await askWorker({ type: "refresh" })) === true,
  };
}
