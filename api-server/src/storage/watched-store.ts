import { diskFull, isDiskFull, Problem, storageDown } from "../lib/problems.ts";
import type { ObjectStore } from "./object-store.ts";

/** Called after every call on the file storage: which, how it ended, and the milliseconds it took. */
export type StorageTimes = (operation: string, outcome: "ok" | "failed", ms: number) => void;

/**
 * A file storage whose failures are distinguished from a visitor's or sender's mistakes: a full disk is a 507 problem,
 * anything else that fails is a 503 problem, and either may be sent again. Calls are timed.
 */
export function watchedStore(store: ObjectStore, onCall: StorageTimes): ObjectStore {
  async function watched<T>(operation: string, work: () => Promise<T>): Promise<T> {
    const began = performance.now();
    let outcome: "ok" | "failed" = "failed";
    try {
      const result = await work();
      outcome = "ok";
      return result;
    } catch (error) {
      throw problemOfStorage(error);
    } finally {
      onCall(operation, outcome, performance.now() - began);
    }
  }
  return {
    put: (...args) => watched("put", () => store.put(...args)),
    get: (...args) => watched("get", () => store.get(...args)),
    head: (...args) => watched("head", () => store.head(...args)),
    remove: (...args) => watched("remove", () => store.remove(...args)),
    list: () => store.list(),
    installation: () => store.installation(),
    setInstallation: (id) => store.setInstallation(id),
    check: () => watched("check", () => store.check()),
    close: () => store.close(),
  };
}

/** What a failure of the file storage is to who asked; also for one in the middle of a file's bytes. */
export function problemOfStorage(error: unknown): unknown {
  // A key that is none is a fault of the caller.
  if (error instanceof Problem || error instanceof TypeError) return error;
  return isDiskFull(error) ? diskFull(error) : storageDown(error);
}
