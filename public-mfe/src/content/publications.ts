/** Fixed texts of the publications' list and pages. */
export const publicationTexts = {
  title: "Publications",
  lead: "Assessments and reports of the ministry, to read here, download, or keep on this device for reading without a connection.",
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
} as const;
