/** Fixed texts of the publications' list and pages. */
export const publicationTexts = {
  title: "Publications",
  lead: "Assessments and reports of the ministry, to read here or download.",
  failed: "Failed to load documents.",
  one: "Document",
  /** Heading of an address whose document is not there. */
  gone: "Document not found",
  oneFailed: "Failed to load document.",
  sections: {
    water: "Water Reports",
    energy: "Energy Reports",
    other: "Other Reports",
  },
  emptySection: "No documents in this section yet.",
  noDescription: "No description",
  copied: "Link copied",
  notCopied: "Could not copy link",
  about: "About this document",
  seeAll: "See all publications",
  details: "Details",
  allTitle: "All documents",
  searchLabel: "Search publications",
  /** Leads to the search page with the same words. */
  searchInside: "Search inside the documents",
  kindLabel: "Kind of file",
  allKinds: "All kinds",
  pages: "Pages of documents",
  loading: "Loading documents",
  loadingOne: "Loading document",
  count: (found: number, all: number) => {
    if (found < all) return `${found} of ${all} documents`;
    return all === 1 ? "1 document in total" : `${all} documents in total`;
  },
} as const;

/** What a card says of a file and offers to do with it. */
export const fileTexts = {
  view: "View",
  download: "Download",
  copy: "Copy Link",
  size: "Size",
  updated: "Updated",
  file: "File",
  /** The badge of a file whose kind is not known (P-166). */
  unknownKind: "FILE",
  untitled: "Untitled document",
} as const;

/** Keeping files on the device. */
export const savingTexts = {
  save: "Save for offline",
  again: "Try again",
  saveCount: (count: number, all: boolean) => `Save ${all ? "all " : ""}${count} for offline`,
  saved: "Saved for offline",
  saving: (title: string) => `Saving ${title}`,
  waits: "Saved once there is a connection.",
  remove: "Remove",
  removeWhat: (title: string) => `from this device: ${title}`,
  stop: "Stop",
  stopWhat: (title: string) => `saving: ${title}`,
  noRoom: "This device has no room for the file.",
  noWorker: "This browser can’t save it now.",
  gone: "The file is no longer there.",
  damaged: "The file arrived damaged.",
  changed: "The file has changed since this list was made. Reload the page, then try again.",
} as const;
