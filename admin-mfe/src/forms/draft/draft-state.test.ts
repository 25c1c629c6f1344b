import { expect, it } from "vitest";
import { draftReducer, type DraftAction, type DraftState } from "./draft-state.ts";
import type { StoredDraftCopy } from "../../drafts/draft-store.ts";

type Values = { title: string; cover: File | undefined };
type Step = DraftAction<Values>;

const empty: Values = { title: "", cover: undefined };
const begun: DraftState<Values> = {
  ...{
    values: empty,
    errors: {},
    mended: [],
    phase: "editing",
    dirty: false,
    offers: [],
    isStoredHere: true,
  },
  ...{ draftKey: "a/form~now", idempotencyKey: "now" },
};
const older: StoredDraftCopy = {
  ...{ key: "a/form~older", values: { title: "Older" }, idempotencyKey: "older", savedAt: 5 },
  ...{ resume: false, name: "Form", path: "/Form" },
};
const cover = new File(["x"], "cover.jpg");
const typed: Step = { type: "edited", patch: { title: "Newer", cover } };
const after = (...steps: Step[]) => steps.reduce(draftReducer<Values>, begun);

it("offers an older draft without stopping what is typed meanwhile", () => {
  const state = after({ type: "draftsFound", drafts: [older] }, typed);
  expect(state).toMatchObject({ values: { title: "Newer" }, draftKey: "a/form~now" });
  expect(state.offers).toEqual([older]);
});

it("offers what was typed when an older draft is opened in its place, and mixes nothing of the two", () => {
  const present = { ...older, key: "a/form~now", values: { title: "Newer", cover } };
  const state = after({ type: "draftsFound", drafts: [older] }, typed, {
    ...{ type: "draftOpened", draft: older, initial: empty, present },
  });
  expect(state).toMatchObject({ draftKey: "a/form~older", idempotencyKey: "older", offers: [present] });
  expect(state.values).toEqual({ title: "Older", cover: undefined });
});

it("leaves what is typed alone when the older draft is discarded", () => {
  const state = after({ type: "draftsFound", drafts: [older] }, typed, {
    ...{ type: "draftDiscarded", key: older.key },
  });
  expect(state).toMatchObject({ values: { title: "Newer" }, dirty: true, offers: [] });
});

it("takes no change while it is saved, nor between the save and the next screen", () => {
  const late: Step = { type: "edited", patch: { title: "Too late" } };
  const saving: Step[] = [typed, { type: "saveStarted" }];
  for (const steps of [
    saving,
    [...saving, { type: "storedHere" }],
    [...saving, { type: "taken", next: { draftKey: "a/form~next", idempotencyKey: "next" } }],
  ] satisfies Step[][]) {
    expect(after(...steps, late).values.title).toBe("Newer");
  }
});

it("can be changed again after a failure, and keeps its key", () => {
  const state = after(
    typed,
    { type: "saveStarted" },
    { type: "storedHere" },
    { type: "failed", problem: "No." },
  );
  expect(state).toMatchObject({ phase: "editing", dirty: true, idempotencyKey: "now", problem: "No." });
});

it("follows a record that was read again only where nothing was typed", () => {
  const base = { version: "1", fields: { title: "" } };
  const record = { version: "2", fields: { title: "Theirs" } };
  const read: Step = { type: "recordRead", record, initial: { title: "Theirs", cover: undefined } };
  expect(draftReducer({ ...begun, base }, read).values.title).toBe("Theirs");
  const conflicting = draftReducer(draftReducer({ ...begun, base }, typed), read);
  expect(conflicting).toMatchObject({ values: { title: "Newer" }, conflict: { now: record } });
});
