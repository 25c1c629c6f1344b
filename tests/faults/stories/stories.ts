import type { Page } from "@playwright/test";
import {
  addNewerItem,
  damageOneRow,
  fillUp,
  removeDatabase,
  storedItem,
  takeAway,
  takeOver,
} from "../officer/device-tricks.ts";
import { leavingUnanswered, lockedDrafts, twoDraftsOfOneForm, typingWhileSaving } from "./draft-stories.ts";
import type { Work } from "../check/ledger.ts";
import { Officer } from "../officer/officer.ts";
import type { Story } from "../scenarios/scenario.ts";
import { signOutUnread } from "./sign-out-unread.ts";
import type { Visit } from "./visit.ts";

/** What happens between the start of a run and its check: everything is saved and has been drained at the end. */
export type Tell = (visit: Visit) => Promise<void>;

export const tellings: Record<Story, Tell> = {
  online: async (visit) => {
    visit.arm();
    await saveAll(visit);
    await visit.drain();
  },

  offline: saveOffline,

  "two tabs": withTabs(1),
  "five tabs": withTabs(4),

  "two users on one phone": async (visit) => {
    const { lane, officer, phone, scenario } = visit;
    const [first, second] = scenario.works as [Work, Work];
    const other = new Officer(phone, lane.siteUrl, lane.officers[1]);
    await officer.prepare(first);
    lane.proxy.down();
    await visit.press(first);
    await signOutUnread(visit, [first]);
    lane.proxy.up();
    visit.arm();
    await other.signIn();
    if ((await other.screen("/AdminQueue")).includes(first.title)) {
      visit.problems.push("another user of the phone sees what waits for its owner");
    }
    await visit.save(second, other);
    visit.lane.proxy.calm();
    await visit.empty(other);
    const sent = await visit.judge.held(scenario.tag);
    if (
      sent.some(
        ({ title, photos }) => title === first.title && (first.kind !== "photos" || photos.length > 0),
      )
    ) {
      visit.problems.push("what one user saved was sent while another was signed in");
    }
    await other.signOut();
    await officer.signIn();
    await visit.drain();
  },

  "signed out offline": async (visit) => {
    const { lane, officer, scenario } = visit;
    for (const work of scenario.works) {
      await officer.prepare(work);
      lane.proxy.down();
      await visit.press(work);
      if (work !== scenario.works.at(-1)) lane.proxy.up();
    }
    const waiting = scenario.works.slice(-1);
    await signOutUnread(visit, waiting);
    lane.proxy.up();
    visit.arm();
    await officer.signIn();
    await visit.drain();
  },

  "no room on the device": async (visit) => {
    const { officer, scenario } = visit;
    for (const work of scenario.works) {
      const page = await officer.prepare(work);
      const makeRoom = await fillUp(page);
      const outcome = await officer.press(work);
      await makeRoom();
      if (outcome === "done") continue;
      const problem = await officer.problem();
      if (!/space/i.test(problem)) visit.problems.push(`a full device is shown as "${problem}"`);
      visit.arm();
      await visit.press(work);
    }
    await visit.drain();
  },

  "database taken away": async (visit) => {
    const { officer, scenario, phone } = visit;
    visit.arm();
    for (const work of scenario.works) {
      await visit.through(work, async () => {
        await takeAway(await officer.prepare(work));
        await visit.press(work);
        await takeAway(await phone.tab());
      });
    }
    await visit.drain();
  },

  "database of a newer release": async (visit) => {
    const { officer, scenario } = visit;
    const [work] = scenario.works as [Work];
    const page = await officer.prepare(work);
    await takeOver(page);
    const outcome = await officer.press(work);
    visit.arm();
    // A release that can use the newer database as it is may go on; one that can't has to say so.
    if (outcome !== "done") {
      if (outcome !== "back") visit.problems.push(`a database that can't be opened is shown as "${outcome}"`);
      await removeDatabase(page);
      await officer.signIn();
      await visit.save(work);
    }
    await saveAll(visit, scenario.works.slice(1));
    await visit.drain();
  },

  "one damaged row": async (visit) => {
    const { lane, officer, scenario } = visit;
    const [work] = scenario.works as [Work];
    const page = await officer.prepare(work);
    lane.proxy.down();
    await visit.press(work);
    await damageOneRow(page);
    lane.proxy.up();
    visit.arm();
    const until = Date.now() + 20_000;
    for (;;) {
      await visit.tend();
      const broken = (await officer.queue()).entries.find(({ text }) =>
        /can’t be opened on this device/.test(text),
      );
      if (broken) {
        work.givenUp.add(broken.label.replace(/\.jpg$/, ""));
        // Retried a moment ago, it may be on its way just now: then it is asked for again.
        const given = await officer.discard(broken.label).then(
          () => true,
          () => false,
        );
        if (given) break;
      }
      if (Date.now() > until) return void visit.problems.push("a damaged photo is not said to be one");
    }
    await visit.drain();
  },

  "an item of a newer release": async (visit) => {
    const { lane, officer, scenario, phone } = visit;
    const [work] = scenario.works as [Work];
    const page = await officer.prepare(work);
    lane.proxy.down();
    await visit.press(work);
    const id = await addNewerItem(page);
    const before = await storedItem(page, id);
    visit.mayStay = 1;
    lane.proxy.up();
    visit.arm();
    await saveAll(visit, scenario.works.slice(1));
    await visit.drain();
    const after = await storedItem(await phone.tab(), id);
    if (after !== before) visit.problems.push("an item of a newer release was not left alone");
    if (lane.proxy.journal.some(({ key }) => key === id)) {
      visit.problems.push("an item of a newer release was sent");
    }
  },

  "clock two days off": async (visit) => {
    const off = visit.scenario.doubting ? -2 : 2;
    const page = await visit.phone.tab();
    await page.context().clock.install({ time: Date.now() + off * 24 * 3_600_000 });
    visit.arm();
    await saveAll(visit);
    await visit.drain();
  },

  "answers after three minutes": async (visit) => {
    const { lane, phone } = visit;
    const page = await phone.tab();
    await page.context().clock.install();
    visit.arm();
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const forward = async () => {
      await (await phone.tab()).clock.fastForward("03:10");
      // Whoever has not given up by now is answered after all.
      setTimeout(release, 6_000).unref();
      await released;
    };
    const on = ["create", "photo", "piece"] as const;
    lane.proxy.faults.arm({
      name: "answer after three minutes",
      on,
      times: 1,
      act: { type: "hold", until: forward },
    });
    await saveAll(visit);
    await visit.drain();
    release();
  },

  "typing while it is saved": typingWhileSaving,
  "two drafts of one form": twoDraftsOfOneForm,
  "leaving with an unanswered draft": leavingUnanswered,
  "locked drafts": lockedDrafts,
};

async function saveAll(visit: Visit, works = visit.scenario.works): Promise<void> {
  for (const work of works) await visit.save(work);
}

/** Forms are opened with a connection and saved without one. */
async function saveOffline(visit: Visit): Promise<void> {
  const { lane, officer, scenario } = visit;
  visit.arm();
  for (const work of scenario.works) {
    await visit.through(work, async () => {
      await officer.prepare(work);
      lane.proxy.down();
      lane.proxy.faults.applied.push("no connection");
      await visit.press(work);
    });
    lane.proxy.up();
  }
  await visit.drain();
}

function withTabs(further: number): Tell {
  return async (visit) => {
    const { phone, officer, lane } = visit;
    await officer.open("/AdminQueue");
    const tabs: Page[] = [];
    for (let tab = 0; tab < further; tab += 1) tabs.push(await phone.another(`${lane.siteUrl}/AdminQueue`));
    await (await phone.tab()).bringToFront();
    visit.arm();
    await saveAll(visit);
    await visit.drain();
    for (const tab of tabs) await tab.close().catch(() => undefined);
  };
}
