import { openInTime } from "@ministry/api-client/outbox";
import { openDB, type DBSchema, type IDBPDatabase, type OpenDBCallbacks } from "idb";

/**
 * Returns a database that is opened when it is first asked for, and again after it was closed: by another tab that
 * deletes or upgrades it, which this page must not hold up, or by the browser, which closes those of pages that slept
 * for long. Each call rejects while the browser can't or doesn't open it; the next one tries again.
 *
 * @param name of the database; its version is 1
 */
export function reopenedDatabase<Schema extends DBSchema>(
  name: string,
  upgrade: NonNullable<OpenDBCallbacks<Schema>["upgrade"]>,
): () => Promise<IDBPDatabase<Schema>> {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  const forget = () => {
    opened = undefined;
  };
  return () => {
    const open = () =>
      openDB<Schema>(name, 1, {
        upgrade,
        blocking(_current, _blocked, event) {
          (event.target as IDBDatabase).close();
          forget();
        },
        terminated: forget,
      });
    opened ??= openInTime(open()).catch((error: unknown) => {
      forget();
      throw error;
    });
    return opened;
  };
}
