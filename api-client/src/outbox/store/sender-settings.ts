import { withDatabase, type OpenDatabase, type SenderSession, type Settings } from "./database/database.ts";

const unset: Settings = { paused: false, wifiOnly: false };

/**
 * How this device sends, and in whose name: shared by all tabs and the worker. The store is called `desk` in the
 * database, a name that outlives releases.
 */
export function senderSettings(database: OpenDatabase) {
  const read = <T>(name: "settings" | "sender") =>
    withDatabase(database, async (db) => (await db.get("desk", name)) as T | undefined);

  /** Changes a row in one transaction; `undefined` removes it. */
  async function change<T extends Settings | SenderSession>(
    name: "settings" | "sender",
    to: (before: T | undefined) => T | undefined,
  ): Promise<void> {
    await withDatabase(database, async (db) => {
      const change = db.transaction("desk", "readwrite", { durability: "strict" });
      const after = to((await change.store.get(name)) as T | undefined);
      if (after) await change.store.put(after, name);
      else await change.store.delete(name);
      await change.done;
    });
  }

  return {
    get: async (): Promise<Settings> => ({ ...unset, ...(await read<Settings>("settings")) }),
    set: (patch: Partial<Settings>) =>
      change<Settings>("settings", (before) => ({ ...unset, ...before, ...patch })),
    session: () => read<SenderSession>("sender"),
    /** Somebody is signed in; a token that was refused stays refused, another one is worth an attempt. */
    beginSession: (session: Omit<SenderSession, "refused">) =>
      change<SenderSession>("sender", (before) => ({
        ...session,
        ...(before?.token === session.token && before.refused && { refused: true }),
      })),
    /** The API answered 401 to this token, or a person wants it tried once more. */
    refuseToken: (token: string | undefined, refused = true) =>
      change<SenderSession>("sender", (before) => {
        if (!before || before.token !== token) return before;
        const { refused: _, ...session } = before;
        return refused ? { ...session, refused: true } : session;
      }),
    /** Signed out: the worker has nothing to send with any more. */
    endSession: () => change<SenderSession>("sender", () => undefined),
  };
}
