/** Chance that can be repeated: the same seed draws the same things in the same order. */
export interface Draw {
  /** From 0 up to, and without, 1. */
  next(): number;
  /** A whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number;
  chance(share: number): boolean;
  oneOf<T>(list: readonly T[]): T;
  /** `count` different members, in the order they were drawn. */
  some<T>(list: readonly T[], count: number): T[];
}

/** Draws from a seed (mulberry32 over a mixed seed: short, and good enough to pick faults). */
export function drawFrom(...seed: number[]): Draw {
  let state = seed.reduce((mixed, part) => mix(mixed ^ part), 0x9e3779b9);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    return (mix(state) >>> 0) / 2 ** 32;
  };
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  const draw: Draw = {
    next,
    whole,
    chance: (share) => next() < share,
    oneOf(list) {
      const one = list[whole(0, list.length - 1)];
      if (one === undefined) throw new Error("nothing to draw from");
      return one;
    },
    some(list, count) {
      const left = [...list];
      return Array.from({ length: Math.min(count, list.length) }, () =>
        left.splice(whole(0, left.length - 1), 1),
      ).flat();
    },
  };
  return draw;
}

function mix(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 15), value | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return mixed ^ (mixed >>> 14);
}
