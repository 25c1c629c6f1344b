import css from "./partners.module.css";

const shapes = [
  "M12 3 21 20H3z",
  "M4 4h16v16H4z",
  "M12 2a10 10 0 1 0 0 20V2",
  "M12 2l10 10-10 10L2 12z",
  "M3 12a9 9 0 0 1 18 0zM3 14h18a9 9 0 0 1-18 0",
  "M12 2l9 5v10l-9 5-9-5V7z",
];

/** A neutral mark in place of a partner's logo. */
export function PartnerMark({ name, shape }: { name: string; shape: number }) {
  return (
    <li className={css.mark} data-accent={shape % 3 === 1 ? "energy" : "water"}>
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={shapes[shape % shapes.length]} />
      </svg>
      {name}
    </li>
  );
}
