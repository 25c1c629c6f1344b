/** What most people come for, between the welcome and the specification's sections. */
export const start = {
  search: "Search the site",
  find: "Search",
  tasks: "What would you like to do?",
  task: {
    project: "Find a project",
    report: "Report a broken water point",
    publications: "Read publications",
    tenders: "See open tenders",
    contact: "Contact the ministry",
    offline: "Keep the site for offline use",
  },
  hotline: "Hotline",
  news: "Latest news",
  allNews: "All news",
  noNews: "No news has been published yet.",
  newsFailed: "The news could not be loaded.",
  tryAgain: "Try again",
} as const;
