/** Texts that every screen may show. */

export const retry = "Retry";
export const pageTitle = (title: string) => `${title} – Admin Portal`;
