/** The ministry's name as it stands in titles, header and footer. */
export const ministryName = "Ministry of Energy and Water Resources";
