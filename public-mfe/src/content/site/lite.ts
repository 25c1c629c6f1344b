/** Texts of the lite edition: pages without scripts, for who saves data or has no JavaScript. */
export const liteTexts = {
  edition: "Lite edition",
  /** Stands at the top of each page. */
  bar: "Lite edition: text only, pictures as links.",
  full: "Turn low data off",
  /** In place of them where the browser ran no scripts. */
  noScriptsBar:
    "Lite edition: text only, pictures as links. The full edition needs JavaScript and a browser from 2022 or later.",
  tryFull: "Try the full edition",
  allPictures: "Show all pictures",
  menu: "Menu",
  search: "Search",
  /** Names the form that searches and narrows a list, beside the search of the whole site. */
  tools: "Search and filter this list",
  show: "Show",
  /** In place of what a device keeps, on the page about offline use. */
  keepsTitle: "Keep the site for offline use",
  keeps:
    "These lite pages are not saved on this device. With low data off, the site keeps its texts for use without a connection. That uses more data than these pages.",
  keep: "Turn low data off and keep the site",
  noScriptsKeeps:
    "These lite pages are not saved on this device. The full edition keeps the site’s texts for use without a connection.",
} as const;
