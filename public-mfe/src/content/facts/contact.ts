/**
 * How the ministry is reached. The specification names the entries, not their values: every number and address here
 * is a placeholder that reaches nobody, to be confirmed by the ministry (AMB-23).
 */
export const contact = {
  address: ["Ministry of Energy and Water Resources", "Government Quarter, Ministry Road", "State capital"],
  openingHours: "Sat–Thu 8:00 am – 6:00 pm",
  mobile: "+000 700 000 100",
  landline: "+000 100 000 200",
  email: "info@mewr.example",
} as const;

/** The channels for complaints (home page section 15, contact page). To be confirmed (AMB-23). */
export const complaints = {
  hotline: "+000 800 000 300",
  whistleblowingEmail: "report@mewr.example",
  informationEmail: "info@mewr.example",
  phones: ["+000 700 000 400", "+000 700 000 500"],
} as const;

/** A phone number as `tel:` wants it. */
export const telephone = (number: string) => `tel:${number.replace(/[^+\d]/g, "")}`;

/** Names of the ways to complain or ask. */
export const channelNames = {
  hotline: "Hotline",
  whistleblowing: "Whistleblowing",
  information: "General information",
  phone: (number: number) => `Phone ${number}`,
};

export const portraitName = (role: string) => `Portrait: ${role}`;
