/** What a visitor may choose; without a choice the browser's `Save-Data` decides. */
export type LowDataChoice = "on" | "off";

/** Why a visitor gets the lite edition: low data is on, or their browser runs no scripts, or is too old for the app's. */
export type LiteReason = "low-data" | "no-scripts";

/** How pages and the site's server speak of low data: the server answers with the lite edition while it is on. */
export const lowDataChoice = {
  /** Cookie with the choice. Set by the app's switch (`shared-ui`, `setLowData`) and by `action`. */
  cookie: "low-data",
  /** A form sent here (POST) sets the choice and leads back. */
  action: "/low-data",
  /** Behind the `?`: this page without scripts, whatever was chosen. Pages lead a browser without scripts there. */
  parameter: "lite",
  /** Address of a page that turns low data on as it is opened from the site. */
  linkFor: (path: string, search: string): string => `${path}${search || "?"}${search && "&"}lite=on`,
  /** Address of a form that sets the choice and opens `to`, an address below the site's own. */
  actionFor: (choice: LowDataChoice, to: string): string =>
    `/low-data?${new URLSearchParams({ set: choice, to }).toString()}`,
} as const;
