/** What stands in unit tests for the constants that builds put into the shell. */
export const testDefines: Readonly<Record<string, string>> = {
  __SHARED_VERSIONS__: "{}",
  __SHELL_OFFER__: '{"contract":2,"packages":{}}',
};
