const units = { kB: "كيلوبايت", MB: "ميغابايت", GB: "غيغابايت" } as const;

export const inUnit = (amount: string, unit: keyof typeof units): string => `${amount} ${units[unit]}`;
