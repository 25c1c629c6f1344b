/** What stands around every page: header, menus, footer, and what is said where a page fails. */
export const skipText = "Skip to the content";
export const menuText = "Menu";
export const mainMenuName = "Main menu";
export const wideMenuName = "Main";
export const lowDataText = "Low data";
/** In the menu of a wide screen: opens the switch for low data, and what the visit costs. */
export const dataMenuText = "Data";
export const onText = "on";
export const offText = "off";
export const searchText = "Search";
export const languageAndDataText = "Language, Data";
export const homeText = "Home";
/** Names in a row. */
export const listed = (...names: readonly string[]): string => names.join(", ");

export const footerName = "Footer";
export const onThisSiteTitle = "On this site";
export const offlineText = "Offline use";
export const accessibilityText = "Accessibility";
export const visitTitle = "Visit or call us";
export const openingHoursName = "Opening hours";
export const mobileName = "Mobile";
export const landlineName = "Landline";
export const mailName = "E-mail";

export const pageErrorTitle = "This page could not be shown";
/** Of a page, and of a part of one. */
export const crashText = "Something went wrong here. Try reloading the page.";
/** Of a page whose file did not come. */
export const pageMissingText = "It could not be loaded. Check the connection and try again.";

/** What a visitor may do about an answer of the API that did not come. */
export const connectionHint = "The connection may be weak or down.";
export const goneHint = "There may be nothing at this address any more.";
export const serviceHint = "The service did not answer as it should. Please try again in a while.";

export const shareText = "Share";
export const copyLinkText = "Copy link";
export const printText = "Print";
export const linkCopiedText = "Link copied";
export const linkNotCopiedText = "Could not copy link";
