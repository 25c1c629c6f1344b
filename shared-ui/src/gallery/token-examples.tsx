import type { CSSProperties } from "react";
import type { Example } from "./example.ts";
import css from "./gallery.module.css";

const colours = [
  "ground",
  "surface",
  "sunk",
  "ink",
  "ink-soft",
  "line",
  "edge",
  "action",
  "link",
  "deep",
  "sun",
  "water",
  "water-fill",
  "water-soft",
  "energy",
  "energy-fill",
  "energy-soft",
  "danger",
  "success",
  "warning",
];
const sizes = ["h1", "h2", "h3", "h4", "lead", "text", "small"];

const Colours = () => (
  <div className={css.row}>
    {colours.map((name) => (
      <span key={name} className={css.swatch} style={{ "--swatch": `var(--color-${name})` } as CSSProperties}>
        {name}
      </span>
    ))}
  </div>
);

const Type = () => (
  <>
    {sizes.map((size) => (
      <p key={size} style={{ fontSize: `var(--size-${size})` }}>
        Water and light for everyone ({size})
      </p>
    ))}
  </>
);

export const tokenExamples: Example[] = [
  { name: "Colours", Show: Colours },
  { name: "Type scale", Show: Type },
];
