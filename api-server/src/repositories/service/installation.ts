import { eq } from "drizzle-orm";
import { type Db } from "../../database/database.ts";
import { installation } from "../../database/schema.ts";

export type InstallationRow = typeof installation.$inferSelect;

/** The one row that says which installation a database belongs to. */
export const installationRepository = (db: Db) => ({
  async find(): Promise<InstallationRow | undefined> {
    return (await db.select().from(installation))[0];
  },

  /** Stores the row unless there is one, and returns the one that is there: several servers may start at once. */
  async ensure(row: { id: string; secret: string }): Promise<InstallationRow> {
    await db.insert(installation).values(row).onConflictDoNothing();
    const found = await this.find();
    if (!found) throw new Error("the installation has no id");
    return found;
  },

  async setSecret(secret: string): Promise<void> {
    await db.update(installation).set({ secret }).where(eq(installation.single, true));
  },

  async setId(id: string): Promise<void> {
    await db.update(installation).set({ id }).where(eq(installation.single, true));
  },
});
