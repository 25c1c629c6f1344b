export type ByteUnit = "kB" | "MB" | "GB";

/** An amount of data with its unit. */
export const inUnit = (amount: string, unit: ByteUnit): string => `${amount} ${unit}`;
