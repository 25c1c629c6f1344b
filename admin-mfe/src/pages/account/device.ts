import { queryOptions } from "@tanstack/react-query";
import { countDrafts } from "../../drafts/draft-store.ts";

/** What the browser tells of this device's storage. */
export const deviceQuery = () =>
  queryOptions({
    queryKey: ["device"],
    queryFn: async () => {
      const [{ usage = 0, quota = 0 }, isPersisted, drafts] = await Promise.all([
        navigator.storage.estimate(),
        navigator.storage.persisted(),
        countDrafts(),
      ]);
      const worksOffline = Boolean(navigator.serviceWorker?.controller);
      return { usedBytes: usage, quotaBytes: quota, isPersisted, drafts, worksOffline };
    },
  });

/** Asks the browser to spare what is stored here when space runs out; it may refuse. */
export const persistStorage = (): Promise<boolean> => navigator.storage.persist();
