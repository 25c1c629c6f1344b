export const dataMeterTexts = {
  visit: (size: string): string => `Booqashadan ilaa hadda: ${size}`,
  atLeast: (size: string): string => `Booqashadan ilaa hadda: ugu yaraan ${size}`,
  showAllOf: (size: string): string => `Tus dhammaan sawirrada, ${size}`,
  showAll: "Tus dhammaan sawirrada",
};
