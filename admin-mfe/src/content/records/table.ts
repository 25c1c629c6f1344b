/** Texts of every list of records. */

export const added = "Added";
export const inLast7Days = "In the last 7 days";
export const inLast30Days = "In the last 30 days";
export const inLast12Months = "In the last 12 months";
export const earlier = "Earlier";
export const fromAToZ = (label: string) => `${label}, A to Z`;
export const fromZToA = (label: string) => `${label}, Z to A`;
export const selectAllOnThisPage = (count: number) => `Select all ${count} on this page`;
export const selected = (count: number) => `${count} selected`;
export const clearSelection = "Clear selection";
export const pagesOf = (many: string) => `Pages of ${many}`;
export const onPage = (many: string) => `${many} on a page`;
export const findNamed = (many: string) => `Find ${many}`;
export const filterAndSort = "Filter and sort";
export const all = "All";
export const sortBy = "Sort by";
export const countOf = (count: number, total: number, unit: string) => `${count} of ${total} ${unit}`;
export const pageOf = (page: number, pages: number) => `, page ${page} of ${pages}`;
export const showAll = "Show all";
export const onAnotherPage = "On another page.";
export const waitingOnThisDevice = (count: number) => `${count} waiting on this device`;
export const trash = "Trash";
export const deleteSelectedNamed = (many: string) => `Delete selected ${many}`;
export const deleteSelected = "Delete selected";
export const deletingNeedsConnection = "Deleting needs a connection.";
export const noMatchYourSearchOrFilters = (many: string) => `No ${many} match your search or filters.`;
