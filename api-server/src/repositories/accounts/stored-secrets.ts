import { and, eq, isNotNull, ne } from "drizzle-orm";
import { type Db } from "../../database/database.ts";
import { type SecretPlace } from "../../secrets/secrets.ts";
import { admin, totp } from "../../database/schema.ts";

/** A secret as it is stored: wrapped, or plain. */
export interface StoredSecret {
  place: SecretPlace;
  column: "queueKey" | "secret" | "pending";
  adminId: string;
  value: string;
}

/** Every column that holds a secret the server has to read again. */
export const storedSecretsRepository = (db: Db) => ({
  async all(): Promise<StoredSecret[]> {
    const keys = await db
      .select({ adminId: admin.id, value: admin.queueKey })
      .from(admin)
      .where(ne(admin.queueKey, ""));
    const stored: StoredSecret[] = keys.map((row) => ({
      ...row,
      column: "queueKey",
      place: `queue-key:${row.adminId}`,
    }));
    for (const column of ["secret", "pending"] as const) {
      const rows = await db
        .select({ adminId: totp.adminId, value: totp[column] })
        .from(totp)
        .where(isNotNull(totp[column]));
      for (const { adminId, value } of rows)
        stored.push({ adminId, value: value ?? "", column, place: `totp:${adminId}` });
    }
    return stored;
  },

  /** Replaces a value unless it is another one by now. */
  async replace({ column, adminId, value }: StoredSecret, by: string): Promise<boolean> {
    const rows =
      column === "queueKey"
        ? await db
            .update(admin)
            .set({ queueKey: by })
            .where(and(eq(admin.id, adminId), eq(admin.queueKey, value)))
            .returning({ id: admin.id })
        : await db
            .update(totp)
            .set({ [column]: by })
            .where(and(eq(totp.adminId, adminId), eq(totp[column], value)))
            .returning({ id: totp.adminId });
    return rows.length > 0;
  },
});
