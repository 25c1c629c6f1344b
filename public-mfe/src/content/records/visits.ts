/** What is said of things that are new since the visitor's last visit. */
export const visitTexts = {
  since: (date: string): string => `New since your last visit on ${date}:`,
  /** `orMore` where not all were read. */
  news: (count: number, orMore: boolean): string =>
    orMore ? `${count} or more news items` : `${count} ${count === 1 ? "news item" : "news items"}`,
  projects: {
    water: (count: number): string => `${count} water ${count === 1 ? "project" : "projects"}`,
    energy: (count: number): string => `${count} energy ${count === 1 ? "project" : "projects"}`,
  },
  publications: (count: number): string => `${count} ${count === 1 ? "publication" : "publications"}`,
  seen: "Mark all as seen",
} as const;
