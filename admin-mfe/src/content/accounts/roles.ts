/** What accounts of each role are called and may do. */

export const roleWords = {
  viewer: { name: "Viewer", may: "Can read everything in the portal, but change nothing." },
  editor: {
    name: "Editor",
    may: "Creates and changes projects, achievements, events, documents and photos.",
  },
  publisher: {
    name: "Publisher",
    may: "Does what an editor does, deletes whole records and restores them.",
  },
  administrator: {
    name: "Administrator",
    may: "Does everything: also accounts, deleting for good, and backups.",
  },
};
export const role = "Role";
