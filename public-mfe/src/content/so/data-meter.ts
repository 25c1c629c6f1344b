export const dataMeterTexts = {
  kilobytes: (amount: number): string => `${amount} kB`,
  megabytes: (amount: string): string => `${amount} MB`,
  visit: (size: string): string => `Booqashadan ilaa hadda: ${size}`,
  atLeast: (size: string): string => `Booqashadan ilaa hadda: ugu yaraan ${size}`,
  showAllOf: (size: string): string => `Tus dhammaan sawirrada, ${size}`,
  showAll: "Tus dhammaan sawirrada",
};
