import { setTimeout as pause } from "node:timers/promises";
import { refusalText } from "../proxy/answers.ts";
import type { HookWork } from "../proxy/armed-faults.ts";
import type { Judge } from "../check/held.ts";
import type { Lane } from "../lane.ts";
import type { Work } from "../check/ledger.ts";
import { isFinal } from "../scenarios/connection-faults.ts";
import { nameOf, type Loss } from "../scenarios/losses.ts";
import type { Officer } from "../officer/officer.ts";
import type { Phone } from "../officer/phone.ts";
import type { Scenario } from "../scenarios/scenario.ts";

/** How often an officer presses the button of a form that comes back. */
const mostTries = 6;
/** How long faults may go on after everything was saved, and how long a working connection may take to drain. */
const lingerMs = 5_000;
const drainMs = 90_000;
/** How long the queue may take to show a refusal that has just come. */
const reasonMs = 60_000;

const seenNothing = { kind: "read", method: "", path: "" } as const;

/** What all stories share: one officer's work on one phone, tended until it has arrived. */
export class Visit {
  /** What the check found so far. */
  readonly problems: string[] = [];
  /** How many entries of the queue may stay there. */
  mayStay = 0;
  /** Works during whose saving the phone was lost. */
  private readonly lost = new Set<Work>();
  private atSaid?: HookWork;
  private losing?: ReturnType<HookWork>;

  constructor(
    readonly lane: Lane,
    readonly phone: Phone,
    readonly officer: Officer,
    readonly scenario: Scenario,
    readonly judge: Judge,
  ) {}

  /** Faults begin. */
  arm(): void {
    for (const rule of this.scenario.rules) this.lane.proxy.faults.arm(rule);
    const { loss } = this.scenario;
    if (!loss) return;
    const strike: HookWork = () => (this.losing = this.lose(loss));
    if (loss.at === "said" || loss.at === "soon") this.atSaid = strike;
    else this.lane.proxy.faults.once(loss.on, loss.at, strike, loss.skip);
  }

  /** Fills in a work's form and saves it, whatever comes in between. */
  async save(work: Work, by: Officer = this.officer): Promise<void> {
    await this.through(work, async () => {
      await by.prepare(work);
      await this.press(work, by);
    });
  }

  /** Presses the button until the form is through; signs in again where asked to. */
  async press(work: Work, by: Officer = this.officer): Promise<void> {
    for (let tries = 1; tries <= mostTries; tries += 1) {
      const outcome = await this.pressOnce(work, by);
      if (outcome === "done") return;
      if (outcome === "signed out") {
        // Signing in needs a connection: whoever has none looks for one.
        this.lane.proxy.up();
        await by.signInHere();
      }
      await pause(200 * tries);
    }
  }

  /** After a loss: looks whether the form was stored, and saves it where saving was not confirmed. */
  async through(work: Work, steps: () => Promise<void>): Promise<void> {
    const losses = this.phone.losses;
    try {
      await steps();
    } catch (error) {
      await this.losing;
      if (this.phone.losses === losses) throw error;
      // A browser that was killed may have forgotten the session: signing in needs a connection.
      this.lane.proxy.up();
      this.lost.add(work);
      if (work.shown === "nothing") return this.save(work);
      if (work.shown === "saved" && !this.scenario.doubting) return;
      const before = work.shown;
      if (await this.officer.resume(work)) await this.press(work);
      // Whoever was told that it is saved need not care what a second try was told.
      if (before === "saved") work.shown = "saved";
    }
  }

  /** Lets the faults have their time with what was saved, then ends them and lets everything drain. */
  async drain(): Promise<void> {
    const { proxy } = this.lane;
    const lingers = Date.now() + lingerMs;
    while (proxy.armed && Date.now() < lingers) {
      if (await this.tend()) break;
      await pause(150);
    }
    await this.losing;
    proxy.calm();
    await this.lane.ready();
    for (const work of this.scenario.works.filter(({ shown }) => shown === "back" || shown === "nothing")) {
      await this.save(work);
      if (work.shown !== "saved")
        this.problems.push(`"${work.title}" could not be saved with a working connection`);
    }
    await this.empty();
    await this.takeUp();
  }

  /**
   * A form takes back what the server refuses while the person is there. When the phone is lost just then, it waits as
   * a draft, where the bell says so, and has to be taken up.
   */
  private async takeUp(): Promise<void> {
    const held = new Set((await this.judge.held(this.scenario.tag)).map(({ title }) => title));
    for (const work of this.lost) {
      if (work.kind === "photos" || work.shown !== "saved" || held.has(work.title)) continue;
      if (!(await this.officer.resume(work))) continue;
      this.lane.proxy.faults.applied.push("taken up from the stored draft");
      await this.press(work);
      await this.empty();
    }
  }

  /** Tends the queue until nothing waits; rejects when that takes too long. */
  async empty(by: Officer = this.officer): Promise<void> {
    const until = Date.now() + drainMs;
    while (!(await this.tend(by))) {
      if (Date.now() > until) throw new Error("the queue did not drain with a working connection");
      await pause(150);
    }
  }

  /** One look at the queue, doing what a person would; `true` when nothing waits any more. */
  async tend(by: Officer = this.officer): Promise<boolean> {
    const losses = this.phone.losses;
    try {
      const { entries, signInAsked, waiting, isRead } = await by.queue();
      for (const entry of entries.filter(({ needsAttention }) => needsAttention))
        this.noteAttention(entry.label);
      await this.expectReasons(by);
      if (signInAsked) await by.signIn();
      // Some may have come to need attention since that look.
      if (entries.length > 0 || waiting > 0)
        for (const label of await by.sendAll()) this.noteAttention(label);
      // The page shows nothing before it has read the queue: that is no empty one.
      return isRead && this.isEmpty(entries.length, waiting) && (await this.staysEmpty(by));
    } catch (error) {
      await this.losing;
      if (this.phone.losses === losses) throw error;
      return false;
    }
  }

  /** A queue that is being read again, as after a sign-in, can be empty for a moment. */
  private async staysEmpty(by: Officer): Promise<boolean> {
    for (let look = 0; look < 3; look += 1) {
      await pause(100);
      const { entries, waiting, isRead } = await by.queue();
      if (!isRead || !this.isEmpty(entries.length, waiting)) return false;
    }
    return true;
  }

  private isEmpty(...counts: number[]): boolean {
    return counts.every((count) => count <= this.mayStay);
  }

  /** Photos the server refused for good are shown with its reason, for as long as that is its last word. */
  private async expectReasons(by: Officer): Promise<void> {
    const refused = () => [...this.lastAnswers().values()].filter(isFinal);
    const missing = async () => {
      const wanted = refused();
      if (wanted.length === 0) return wanted;
      const { entries, signInAsked } = await by.queue();
      // One that was sent again says that it waits for the sign-in; what it was told before is not its state any more.
      if (signInAsked) await by.signIn();
      const texts = entries.map(({ text }) => text);
      return wanted.filter((status) => !texts.some((text) => text.includes(refusalText(status))));
    };
    for (const until = Date.now() + reasonMs; ; await pause(200)) {
      const left = await missing();
      if (left.length === 0) return;
      if (Date.now() < until) continue;
      this.problems.push(`refused with ${left.join(", ")}, and the queue does not say so`);
      return;
    }
  }

  /** What each photo was told last; what the server has done all the same is found out by asking it. */
  private lastAnswers(): Map<string, number | undefined> {
    const { journal, done } = this.lane.proxy;
    const photos = journal.filter(({ kind, key }) => kind === "photo" && key && !done.has(key));
    return new Map(photos.map(({ key = "", status }) => [key, status]));
  }

  private noteAttention(label: string): void {
    for (const { photos, overtaken } of this.scenario.works) {
      for (const { mark } of photos) if (label === `${mark}.jpg`) overtaken.add(mark);
    }
  }

  private async pressOnce(work: Work, by: Officer) {
    const strike = this.atSaid;
    const { loss } = this.scenario;
    if (!strike || !loss) return by.press(work);
    this.atSaid = undefined;
    if (loss.at === "said") return by.press(work, () => void strike(seenNothing).catch(() => undefined));
    const pressed = by.press(work);
    pressed.catch(() => undefined);
    await pause(loss.afterMs);
    await strike(seenNothing);
    return pressed;
  }

  private async lose(loss: Loss): ReturnType<HookWork> {
    this.lane.proxy.faults.applied.push(nameOf(loss));
    switch (loss.what) {
      case "tab closed":
        await this.phone.closeTab();
        return "go on";
      case "renderer crashed":
        await this.phone.crashTab();
        return "go on";
      case "browser killed":
        await this.phone.kill();
        return "go on";
      case "server killed":
        await this.lane.killApi();
        return "cut";
    }
  }
}
