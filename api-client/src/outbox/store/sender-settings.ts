import { withDatabase, type OpenDatabase, type Sender, type Settings } from "./database.ts";

const unset: Settings = { paused: false, wifiOnly: false };

/** What all tabs and the worker share: how to send, and in whose name. */
export function desk(database: OpenDatabase) {
  const read = <T>(name: "settings" | "sender") =>
    withDatabase(database, async (db) => (await db.get("desk", name)) as T | undefined);

  /** Changes a row in one transaction; `undefined` removes it. */
  async function change<T extends Settings | Sender>(
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
    settings: async (): Promise<Settings> => ({ ...unset, ...(await read<Settings>("settings")) }),
    set: (patch: Partial<Settings>) =>
      change<Settings>("settings", (before) => ({ ...unset, ...before, ...patch })),
    sender: () => read<Sender>("sender"),
    /** Somebody is signed in; a token that was refused stays refused, another one is worth a try. */
    begin: (sender: Omit<Sender, "refused">) =>
      change<Sender>("sender", (before) => ({
        ...sender,
        ...(before?.token === sender.token && before.refused && { refused: true }),
      })),
    /** The API answered 401 to this token, or a person wants it tried once more. */
    refuse: (token: string | undefined, refused = true) =>
      change<Sender>("sender", (before) => {
        if (!before || before.token !== token) return before;
        const { refused: _, ...sender } = before;
        return refused ? { ...sender, refused: true } : sender;
      }),
    /** Signed out: the worker has nothing to send with any more. */
    end: () => change<Sender>("sender", () => undefined),
  };
}
