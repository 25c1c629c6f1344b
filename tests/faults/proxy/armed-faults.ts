import type { Act, Rule } from "./acts.ts";
import type { Kind, Seen } from "./seen.ts";

/** Where a request stands: it came in; half of its body went on; the server has answered; the answer went on. */
export type Moment = "asked" | "halfway" | "answered" | "delivered";

/** `cut` breaks the request's connection. */
export type HookWork = (seen: Seen) => Promise<"go on" | "cut">;

interface Hook {
  on: readonly Kind[];
  at: Moment;
  skip: number;
  work: HookWork;
}

/** The faults that wait for their request, and those that have had it. */
export class ArmedFaults {
  /** Names of the faults that took place. */
  readonly applied: string[] = [];
  private rules: Rule[] = [];
  private hooks: Hook[] = [];

  arm(rule: Rule): void {
    this.rules.push({ ...rule });
  }

  /** Runs `work` once, when a request of one of these kinds gets there; the request waits for it. */
  once(on: readonly Kind[], at: Moment, work: HookWork, skip = 0): void {
    this.hooks.push({ on, at, work, skip });
  }

  /** Nothing waits any more. */
  disarm(): void {
    this.rules = [];
    this.hooks = [];
  }

  /** Whether a fault still waits for its request. */
  get areLeft(): boolean {
    return this.rules.some(({ times }) => times > 0) || this.hooks.length > 0;
  }

  /** What a request meets; `isDone`: the server has done it already. */
  take({ kind }: Seen, isDone: boolean): Act | undefined {
    for (const rule of this.rules) {
      if (rule.times <= 0 || !rule.on.includes(kind)) continue;
      if (isDone && denies(rule.act)) continue;
      if ((rule.skip ?? 0) > 0) {
        rule.skip = (rule.skip ?? 0) - 1;
        continue;
      }
      rule.times -= 1;
      this.applied.push(rule.name);
      return rule.act;
    }
    return undefined;
  }

  /** Lets what waits for this moment happen. */
  async strike(at: Moment, seen: Seen): Promise<"go on" | "cut"> {
    const hook = this.hooks.find((one) => one.at === at && one.on.includes(seen.kind));
    if (!hook || hook.skip-- > 0) return "go on";
    this.hooks = this.hooks.filter((one) => one !== hook);
    return hook.work(seen);
  }
}

/** What the server itself has done it will not call impossible; a gateway may refuse anything. */
const denies = (act: Act) => act.type === "refuse" && (act.status === 409 || act.status === 422);
