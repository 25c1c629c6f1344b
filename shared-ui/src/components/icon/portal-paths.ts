/** Icons of the portal alone; drawn as those in `paths.ts`. */
export const portalPaths = {
  bell: "M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15zM10 21.2a2.2 2.2 0 0 0 4 0",
  calendar: "M4 6h16v14H4zM4 10.5h16M8.5 3.5V7M15.5 3.5V7",
  camera: "M3.5 7.5h4l1.5-2.5h6l1.5 2.5h4V19h-17zM12 16.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7",
  home: "m3.5 11.5 8.5-8 8.5 8M6 9.5v11h12v-11M10 20.5v-6h4v6",
  info: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M12 11v5.5M12 7.6v.1",
  more: "M6.2 12a.7.7 0 1 1-1.4 0 .7.7 0 0 1 1.4 0M12.7 12a.7.7 0 1 1-1.4 0 .7.7 0 0 1 1.4 0M19.2 12a.7.7 0 1 1-1.4 0 .7.7 0 0 1 1.4 0",
  plus: "M12 4.5v15M4.5 12h15",
  settings:
    "M4 7.5h9M17 7.5h3M4 16.5h3M11 16.5h9M15 9.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4M9 18.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4",
  trash: "M4 6.5h16M9 6.5v-3h6v3M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6",
} as const;
