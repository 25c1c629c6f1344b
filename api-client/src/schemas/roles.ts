/** What an account may be, from the least to the most. Accounts of hosts that tell no role are administrators'. */
export const roles = ["viewer", "editor", "publisher", "administrator"] as const;

export type Role = (typeof roles)[number];

/**
 * Which roles may make which calls: every call that needs a session names one of these groups. The server refuses by
 * this table, the portal shows by it, and docs/roles.md lists the calls of each group.
 */
const allowed = {
  /** Sees the portal, and has an account of their own: sessions, password, receipts. */
  view: roles,
  /** Creates and changes records; adds and removes their photos and achievements. */
  edit: ["editor", "publisher", "administrator"],
  /** Takes whole records off the site, and brings them back. */
  publish: ["publisher", "administrator"],
  /** Accounts, deleting for good, backups. */
  administer: ["administrator"],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof allowed;

/** Returns whether a role may make the calls of a group; who has no role is an administrator of an older server. */
export const may = (role: Role = "administrator", permission: Permission): boolean =>
  (allowed[permission] as readonly Role[]).includes(role);

/** The role in a value of any kind; `undefined` for anything else. */
export const roleIn = (value: unknown): Role | undefined => roles.find((role) => role === value);
