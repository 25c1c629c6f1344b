import type { Page } from "@playwright/test";
import { fill, forms, leave, offersOf, takeUp, typeWhileBusy } from "../officer/form.ts";
import type { Work } from "../check/ledger.ts";
import { Officer } from "../officer/officer.ts";
import { signOutUnread } from "./sign-out-unread.ts";
import type { Visit } from "./visit.ts";

/** How long an answer is held back while somebody types, in milliseconds. */
const heldMs = 1_500;
/** How long another user of the phone looks at a form, in milliseconds. */
const lookMs = 2_000;

/** The form is locked while it is saved; whatever it takes all the same has to come back as a draft. */
export async function typingWhileSaving(visit: Visit): Promise<void> {
  const { lane, officer, scenario } = visit;
  visit.arm();
  for (const work of scenario.works) {
    const words = ` later ${work.title}`;
    let isTyped = false;
    await visit.through(work, async () => {
      const page = await officer.prepare(work);
      lane.proxy.faults.arm({
        ...{ name: "typing while it is saved", on: ["create"], times: 1 },
        act: { type: "hold", until: () => new Promise((done) => setTimeout(done, heldMs).unref()) },
      });
      const typing = typeWhileBusy(page, words).catch(() => false);
      await visit.press(work);
      isTyped = await typing;
    });
    if (!isTyped) continue;
    const page = await officer.open(forms[work.kind].path);
    const isOffered = await isShown(offersOf(page).filter({ hasText: words.trim() }));
    if (!isOffered) visit.problems.push(`what was typed while "${work.title}" was saved is lost`);
  }
  await visit.drain();
}

/** Two tabs with the same form, each with a draft of its own; both are left, taken up and saved. */
export async function twoDraftsOfOneForm(visit: Visit): Promise<void> {
  const { lane, officer, phone, scenario } = visit;
  const [first, second] = scenario.works as [Work, Work];
  const page = await officer.prepare(first);
  const other = await phone.another(lane.siteUrl + forms[second.kind].path);
  await fill(other, second);
  if ((await offersOf(other).filter({ hasText: first.title }).count()) > 0) {
    visit.problems.push("a draft that is open in one tab is offered in another");
  }
  await leave(other);
  await other.close();
  await leave(page);
  await saveDrafts(visit);
}

/** A second work is typed beside the question about the first one's draft, and left with that unanswered. */
export async function leavingUnanswered(visit: Visit): Promise<void> {
  const { officer, scenario } = visit;
  const [first, second] = scenario.works as [Work, Work];
  await leave(await officer.prepare(first));
  const page = await officer.prepare(second);
  if (!(await isShown(offersOf(page).filter({ hasText: first.title })))) {
    visit.problems.push(`the draft of "${first.title}" is not offered`);
  }
  await leave(page);
  await saveDrafts(visit);
}

/** A draft that a sign-out has locked: unreadable to the phone's next user, and back after the owner's sign-in. */
export async function lockedDrafts(visit: Visit): Promise<void> {
  const { lane, officer, phone, scenario } = visit;
  const [work] = scenario.works as [Work];
  await officer.prepare(work);
  await signOutUnread(visit, [work]);
  const other = new Officer(phone, lane.siteUrl, lane.officers[1]);
  const page = await other.open(forms[work.kind].path);
  if (await isShown(offersOf(page), lookMs)) {
    visit.problems.push("another user of the phone is offered a draft of its owner");
  }
  await other.signOut();
  await officer.signIn();
  await saveDrafts(visit);
}

/** Takes up the draft of each work and saves it. */
async function saveDrafts(visit: Visit): Promise<void> {
  const { officer, scenario } = visit;
  visit.arm();
  for (const work of scenario.works) {
    const page = await officer.open(forms[work.kind].path);
    if (await takeUp(page, work)) await visit.press(work);
    else visit.problems.push(`the draft of "${work.title}" was not there, or not whole`);
  }
  await visit.drain();
}

const isShown = (one: ReturnType<Page["locator"]>, timeout = 8_000): Promise<boolean> =>
  one
    .first()
    .waitFor({ timeout })
    .then(
      () => true,
      () => false,
    );
