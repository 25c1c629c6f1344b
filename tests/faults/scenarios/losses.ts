import type { Moment } from "../proxy/armed-faults.ts";
import type { Draw } from "./random.ts";
import type { Kind } from "../proxy/seen.ts";

/** Phone or server going away in the middle of something. */
export interface Loss {
  what: "tab closed" | "renderer crashed" | "browser killed" | "server killed";
  /** `said`: the moment the screen says that it is saved; `soon`: shortly after the button was pressed. */
  at: Moment | "said" | "soon";
  on: readonly Kind[];
  /** Requests of these kinds that go by before. */
  skip: number;
  /** For `soon`, in milliseconds. */
  afterMs: number;
}

const moments: Record<Loss["what"], readonly Loss["at"][]> = {
  "tab closed": ["said", "soon", "asked", "halfway", "answered", "delivered"],
  "renderer crashed": ["said", "soon", "asked", "halfway", "answered", "delivered"],
  "browser killed": ["said", "soon", "asked", "halfway", "answered", "delivered"],
  "server killed": ["asked", "halfway", "halfway", "answered"],
};

/** Draws one loss; browsers can be killed only where the phone has one of its own. */
export function drawLoss(draw: Draw, ownBrowser: boolean): Loss {
  const what = ownBrowser
    ? "browser killed"
    : draw.oneOf(["tab closed", "renderer crashed", "server killed"] as const);
  return {
    what,
    at: draw.oneOf(moments[what]),
    on: draw.oneOf([["create", "photo"], ["photo"], ["piece"]] as const),
    skip: draw.oneOf([0, 0, 1]),
    afterMs: draw.whole(0, 150),
  };
}

export const nameOf = ({ what, at }: Loss): string => `${what}: ${words[at]}`;

const words: Record<Loss["at"], string> = {
  said: "as it was called saved",
  soon: "while it was being saved",
  asked: "as sending began",
  halfway: "in the middle of a request",
  answered: "after the commit, before the receipt",
  delivered: "after the receipt",
};
