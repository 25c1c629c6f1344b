export const notFoundTexts = {
  title: "Page not found",
  lead: "There is no page at this address. It may have moved, or the address may have a letter too many or too few.",
  home: "Go to the home page",
  ways: "What people look for most",
} as const;
