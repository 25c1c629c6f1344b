/** Texts of the lite edition: pages without scripts, for who saves data or has no JavaScript. */
export const liteTexts = {
  edition: "Lite edition",
  /** Stands at the top of each page. */
  bar: "Lite edition: text only, pictures as links.",
  full: "Turn low data off",
  allPictures: "Show all pictures",
  menu: "Menu",
  search: "Search",
  /** Names the form that searches and narrows a list, beside the search of the whole site. */
  tools: "This list",
  show: "Show",
  /** In place of what a device keeps, on the page about offline use. */
  keepsTitle: "Keep the site for offline use",
  keeps:
    "These lite pages are not saved on this device. With low data off, the site keeps its texts for use without a connection: about 0.3 MB at the first visit.",
  keep: "Turn low data off and keep the site",
} as const;
