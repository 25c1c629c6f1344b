import type { Page } from "@playwright/test";

/** What is on the screen, as far as an officer's next step depends on it. */
export interface Glance {
  path: string;
  /** What a form says is wrong with it. */
  problem?: string;
  /** The form's own button, and whether it is at work. */
  button?: string;
  busy: boolean;
  /** Texts of the queue's entries, on the queue's page. */
  entries: string[];
  /** How much waits, by the bell; nothing while there is no bell. */
  waiting?: number;
  signInAsked: boolean;
  /** The queue's page says that nothing waits: before it has read the queue it says nothing. */
  saysNothingWaits: boolean;
}

/** An entry of the queue page. */
export interface Entry {
  label: string;
  text: string;
  needsAttention: boolean;
}

/** An entry by its text. */
export function entryOf(text: string): Entry {
  return { text, label: text.split("\n")[0] ?? "", needsAttention: /Needs attention/i.test(text) };
}

/** Whether the entry of that photo waits for a person. */
export const needsAttention = (entries: readonly string[], mark: string) =>
  entries.map(entryOf).some((entry) => entry.needsAttention && entry.label === `${mark}.jpg`);

/** One look at the screen. */
export const lookAt = (page: Page): Promise<Glance> =>
  page.evaluate(() => {
    const submit = document.querySelector<HTMLButtonElement>("main form button[type=submit]");
    const bell = document.querySelector("[aria-label^=Notifications]")?.getAttribute("aria-label");
    return {
      path: location.pathname,
      problem: document.querySelector<HTMLElement>("main form [role=alert]")?.innerText,
      button: submit?.innerText,
      busy: submit?.disabled ?? false,
      entries: [...document.querySelectorAll<HTMLElement>("main section li")].map((entry) => {
        // One that lies far below is not laid out, and has no words until it is.
        entry.style.contentVisibility = "visible";
        return entry.innerText;
      }),
      ...(bell && { waiting: Number(/\d+/.exec(bell)?.[0] ?? 0) }),
      signInAsked: /Sign in to go on sending/.test(document.querySelector("main")?.innerText ?? ""),
      saysNothingWaits: /Nothing (?:of yours )?is waiting on this device/.test(
        document.querySelector("main")?.innerText ?? "",
      ),
    };
  });
