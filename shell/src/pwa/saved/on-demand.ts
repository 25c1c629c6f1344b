import type { SavedContent, OfflineState, VisitBytes } from "@ministry/contract";
import type { ToWorker } from "../worker/messages.ts";
import { isWorkerRefused } from "../worker/worker-channel.ts";
import { askWorker, silence } from "./ask-worker.ts";
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
        await beDone({ type: "publications-remove", urls });
      await beDone({ type: "clear", what });
    },
    keepPictures: async () => void (await askWorker({ type: "keep-pictures" })),
    offlineState: async () => answerOf<OfflineState>(await askWorker({ type: "offline-state" })),
    // Only the page's own worker counts: without one nobody answers.
    visitBytes: async () =>
      navigator.serviceWorker.controller
        ? answerOf<VisitBytes>(await askWorker({ type: "visit-bytes" }))
        : undefined,
    refresh: async () => (await askWorker({ type: "refresh" })) === true,
  };
}

/** @throws when nobody says that it is done */
async function beDone(message: ToWorker): Promise<void> {
  if ((await askWorker(message)) === silence) throw new Error("no answer of the worker");
}

const answerOf = <T>(answer: unknown): T | undefined => (answer === silence ? undefined : (answer as T));
