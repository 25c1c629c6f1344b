import type { Role } from "@ministry/api-client";

/** What an account of each role is called, and what it may do. */
export const roleWords: Record<Role, { name: string; may: string }> = {
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
