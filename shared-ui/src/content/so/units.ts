export const inUnit = (amount: string, unit: "kB" | "MB" | "GB"): string => `${amount} ${unit}`;
