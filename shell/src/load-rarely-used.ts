/** Loads what few visits need. In one place: the build writes the names and files of an `import()` wherever one stands. */
export const loadRarelyUsed = () => import("./rarely-used.ts");
