import css from "./banner.module.css";

/** Three low waves along the lower edge of a deep ground; they run into the page below. */
export function Waves() {
  return (
    <svg
      className={css.waves}
      viewBox="0 0 1440 80"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M0 38c180-44 340-36 540-8s380 42 560 14 240-28 340-16v52H0z" />
      <path d="M0 52c200 24 330-26 560-16s340 44 560 26 220-30 320-24v42H0z" />
      <path d="M0 66c240-20 420 6 640 8s520-18 800-6v12H0z" />
    </svg>
  );
}
