/** The two fields of the ministry's work. */
export const sectors = ["energy", "water"] as const;
export type Sector = (typeof sectors)[number];
