import type { PageReports } from "./page-reports.ts";

let reports: Promise<PageReports> | undefined;

/** Takes over what is reported from now on; the code behind it is loaded where the site asks for reports alone. */
export function reportTo(loaded: Promise<PageReports>): void {
  reports = loaded;
}

/** Reports something where the site asks for it; nothing of the page waits for it or fails with it. */
export const report = (what: (page: PageReports) => void): void =>
  void reports?.then(what).catch(() => undefined);

/** Loads what sends reports. Here and not in the entry, whose `import()` would name the page's style sheet once more. */
export const loadPageReports = () => import("./page-reports.ts");
