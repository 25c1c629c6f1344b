/** Texts of the search page. */
export const searchPage = {
  title: "Search",
  lead: "Find projects, news and publications by the words in their title or description.",
  description: "Search the projects, events and publications of the Ministry of Energy and Water Resources.",
  label: "What are you looking for?",
  hint: "For instance a place or a kind of work. What was opened before can be searched without a connection too.",
  results: "Results",
  examplesTitle: "Try one of these",
  examples: ["borehole", "solar", "kiosk", "street lights", "school", "tender", "annual report"],
  nothing: "Nothing has these words in its title or description.",
  partly: "Some lists could not be loaded; what they hold is missing here.",
} as const;
