/** What of a testing library's configuration is set here; handed over, as each part has a library of its own. */
interface QueryConfig {
  asyncUtilTimeout: number;
  getElementError(message: string | null, container: Element): Error;
}

interface QueryLibrary {
  getConfig(): QueryConfig;
  configure(change: Partial<QueryConfig>): void;
}

/**
 * Sets up `@testing-library` for tests of whole screens: a query that waits does so for 20 s, since a page's file is
 * compiled when a test first asks for it; and what it did not find is described when somebody reads it. The library
 * prints the document at each look, at every change of a screen, which took a quarter of such tests' time.
 */
export function setUpQueries({ configure, getConfig }: QueryLibrary): void {
  const describe = getConfig().getElementError;
  configure({
    asyncUtilTimeout: 20_000,
    getElementError(message, container) {
      const error = new Error(message ?? "");
      error.name = "TestingLibraryElementError";
      return Object.defineProperty(error, "message", {
        configurable: true,
        get: () => describe(message, container).message,
      });
    },
  });
}
