export const skipText = "U gudub nuxurka bogga";
export const menuText = "Tusaha";
export const mainMenuName = "Tusaha guud";
export const wideMenuName = "Tusaha guud";
export const lowDataText = "Data yar";
export const dataMenuText = "Data";
export const onText = "shidan";
export const offText = "damsan";
export const searchText = "Raadi";
export const languageAndDataText = "Luqadda, Data";
export const homeText = "Hoyga";
export const listed = (...names: readonly string[]): string => names.join(", ");

export const footerName = "Cagta bogga";
export const onThisSiteTitle = "Mareegtan";
export const offlineText = "Internet la'aan";
export const accessibilityText = "Sahlanaanta adeegsiga";
export const visitTitle = "Noo imow ama na soo wac";
export const openingHoursName = "Saacadaha shaqada";
export const mobileName = "Moobilka";
export const landlineName = "Taleefanka xafiiska";
export const mailName = "Iimaylka";

export const pageErrorTitle = "Boggan lama tusi karo";
export const crashText = "Wax baa ka khaldamay. Isku day inaad bogga dib u rarto.";
export const pageMissingText = "Lama soo rari karin. Hubi internetka oo isku day mar kale.";

export const connectionHint = "Internetku waa laga yaabaa inuu daciif yahay ama go'an yahay.";
export const goneHint = "Waxaa laga yaabaa inaan waxba ku jirin ciwaankan hadda.";
export const serviceHint = "Adeeggu sidii la rabay uma jawaabin. Fadlan wax yar ka dib isku day mar kale.";

export const shareText = "La wadaag";
export const copyLinkText = "Koobiyee linkiga";
export const printText = "Daabac";
export const linkCopiedText = "Linkiga waa la koobiyeeyey";
export const linkNotCopiedText = "Linkiga lama koobiyeyn karin";
