/** What the menu says of the data that a visit costs. */
export const dataMeterTexts = {
  kilobytes: (amount: number): string => `${amount} kB`,
  megabytes: (amount: string): string => `${amount} MB`,
  visit: (size: string): string => `This visit so far: ${size}`,
  /** Where the browser does not tell the size of everything. */
  atLeast: (size: string): string => `This visit so far: at least ${size}`,
  /** Under low data, for the pictures of the page that wait. */
  showAllOf: (size: string): string => `Show all pictures, ${size}`,
  showAll: "Show all pictures",
} as const;
