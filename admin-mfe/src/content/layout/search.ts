/** Texts of the search in the portal's head. */

export const sectorNames = { energy: "Energy", water: "Water" };
export const project = (sector: string) => `${sector} project`;
export const event = "Event";
export const document = "Document";
export const achievement = (sector: string) => `${sector} achievement`;
export const energyProjects = "energy projects";
export const waterProjects = "water projects";
export const events = "events";
export const documents = "documents";
export const results = "Results";
export const outOf = "of";
export const searching = "Searching…";
export const nothingFoundFor = (wanted: string) => `Nothing found for “${wanted}”.`;
export const moreResultsHint = (count: number, total: number) =>
  `${count} of ${total} results. Type more of the title to narrow them.`;
export const couldNotSearch = (listed: string) => `Could not search ${listed}.`;
export const retry = "Retry";
export const offlineSearchHint = "You are offline. Only what is saved on this device is searched.";
export const nothingFound = "Nothing found";
export const oneResult = "1 result";
export const resultsTotal = (total: number) => `${total} results`;
export const search = "Search";
export const searchTitles = "Search titles";
