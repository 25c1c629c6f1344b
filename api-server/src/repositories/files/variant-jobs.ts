import { and, asc, count, eq, isNull, lt, lte, or, sql } from "drizzle-orm";
import { type Db } from "../../database/database.ts";
import { inMs, nextAttempt } from "../../database/times.ts";
import { type VariantJobs } from "../../media/intake/variant-runner.ts";
import { image } from "../../database/schema.ts";
import { versionsRepository } from "../service/versions.ts";

/** Seconds until the next attempt after the first, second … failure; from the last on, once a day. */
const backoffSeconds = [1, 5, 30, 180, 1440].map((minutes) => minutes * 60);

/** Claims the image that is due longest for `leaseMs`. */
async function takeDue(db: Db, leaseMs: number): Promise<string | undefined> {
  const due = db
    .select({ reference: image.reference })
    .from(image)
    .where(
      and(
        eq(image.variantsState, "due"),
        or(isNull(image.variantsLease), lt(image.variantsLease, sql`now()`)),
        lte(image.variantsAfter, sql`now()`),
      ),
    )
    .orderBy(asc(image.variantsTries), asc(image.createdAt))
    .limit(1)
    .for("update", { skipLocked: true });
  const rows = await db
    .update(image)
    .set({ variantsLease: inMs(leaseMs) })
    .where(eq(image.reference, sql`(${due})`))
    .returning({ reference: image.reference });
  return rows[0]?.reference;
}

/** The smaller copies still to be made: an image's row is the job. */
export const variantJobsRepository = (db: Db): VariantJobs => ({
  take: (leaseMs) => takeDue(db, leaseMs),

  async renewLease(reference, leaseMs) {
    await db
      .update(image)
      .set({ variantsLease: inMs(leaseMs) })
      .where(and(eq(image.reference, reference), eq(image.variantsState, "due")));
  },

  async done(reference, variants) {
    await db.transaction(async (tx) => {
      await tx
        .update(image)
        .set({
          variants: variants.map(({ key, width, format, bytes }) => ({ key, width, format, bytes })),
          variantsState: "done",
          variantsLease: null,
        })
        .where(eq(image.reference, reference));
      await versionsRepository(tx).bumpAll(["projects", "events"]);
    });
  },

  async failed(reference) {
    await db
      .update(image)
      .set({
        variantsTries: sql`${image.variantsTries} + 1`,
        variantsLease: null,
        variantsAfter: nextAttempt(image.variantsTries, backoffSeconds),
      })
      .where(eq(image.reference, reference));
  },

  async waiting() {
    const failing = sql<number>`(count(*) filter (where ${image.variantsTries} > 0))::int`;
    const rows = await db.select({ due: count(), failing }).from(image).where(eq(image.variantsState, "due"));
    return rows[0] ?? { due: 0, failing: 0 };
  },
});
