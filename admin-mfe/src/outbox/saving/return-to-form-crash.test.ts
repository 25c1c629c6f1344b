import { describe, expect, it } from "vitest";
import { readDraft } from "../../drafts/draft-store.ts";
import { form, formKey, formSaving, key } from "../../testing/form-saving.ts";
import { off } from "../../testing/power-cut.ts";
import { returnToForm } from "./return-to-form.ts";

const { phone, startOutbox, held, save, atEachStep } = formSaving();

describe("taking a request back to its form", () => {
  it("stores it whole wherever the phone goes off, and can be asked for again", async () => {
    const steps = await atEachStep(async (writes) => {
      const before = startOutbox();
      const { items, end: formEnd } = form("Opening");
      await save(before.outbox, { items, end: { ...formEnd, saveDraft: () => Promise.resolve(false) } });
      phone.writesLeft = writes;
      const wentOff = (await phone.untilOff(returnToForm(before.outbox, key, "ada"))) === off;
      before.end();
      phone.writesLeft = Infinity;
      const { outbox, store, item, inDraft, inQueue, end } = await held();
      expect([inDraft, inQueue], `after ${writes} writes`).toContain("Opening");
      if (item) expect(await returnToForm(outbox, key, "ada")).toBe("/EventCreateForm");
      expect(await readDraft(formKey)).toMatchObject({ idempotencyKey: key, resume: true });
      expect(await store.heads("ada")).toEqual([]);
      end();
      return wentOff;
    });
    expect(steps).toBeGreaterThan(1);
  });
});
