/**
 * Outlines on a 24 × 24 grid, drawn with one stroke weight. Every visitor loads them: `page-paths.ts` and
 * `portal-paths.ts` have the rest.
 */
export const paths = {
  alert: "M12 3.5 22 20.5H2zM12 10v4.5M12 17.4v.1",
  arrow: "M4.5 12h15M13.5 6l6 6-6 6",
  back: "M19.5 12h-15M10.5 6l-6 6 6 6",
  check: "m4.5 12.5 5 5L19.5 7",
  chevron: "m6 9 6 6 6-6",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M12 7v5.5l3.5 2",
  close: "m5.5 5.5 13 13M18.5 5.5l-13 13",
  document: "M6 3h8.5L19 7.5V21H6zM14 3v5h5M9 12.5h7M9 16.5h7",
  download: "M12 3.5v12M6.5 10.5l5.5 5.5 5.5-5.5M4 20.5h16",
  drop: "M12 3c3.5 4.2 6 7.4 6 11a6 6 0 0 1-12 0c0-3.6 2.5-6.8 6-11M9 14.5a3 3 0 0 0 2.5 3",
  image: "M3.5 5h17v14h-17zM3.5 16l5-5 4.5 4.5 2.5-2.5 5 4.5M15.5 9.5v.1",
  mail: "M3 5.5h18v13H3zM3.5 6.5 12 13l8.5-6.5",
  menu: "M4 6.5h16M4 12h16M4 17.5h16",
  pause: "M8.5 5v14M15.5 5v14",
  phone:
    "M5 3.5h4l1.5 5-2.2 1.7a12 12 0 0 0 5.5 5.5l1.7-2.2 5 1.5v4c0 1-.8 1.8-1.8 1.8C10.5 20.8 3.2 13.5 3.2 5.3c0-1 .8-1.8 1.8-1.8",
  play: "M7.5 4.5v15l12-7.5z",
  retry: "M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4v5h-5",
  search: "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13M15.5 15.5l5 5",
  facebook:
    "M14 21v-8h3l.5-3.5H14V7.5c0-1 .5-2 2-2h1.7V2.6S16.2 2.3 15 2.3c-2.7 0-4.5 1.7-4.5 4.7v2.5h-3V13h3v8z",
  twitter: "M4 3.5h4.5l11.5 17h-4.5zM19.5 3.5l-7 8M11 13.5l-6.5 7",
  youtube: "M2.5 12c0-5 .5-6 9.5-6s9.5 1 9.5 6-.5 6-9.5 6-9.5-1-9.5-6M10 9l5 3-5 3z",
} as const;
