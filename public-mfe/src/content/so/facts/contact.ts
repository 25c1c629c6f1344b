import type { Translated } from "@ministry/shared-ui";
import * as english from "../../facts/contact.ts";

export const contact: Translated<typeof english.contact> = {
  ...english.contact,
  address: [
    "Wasaaradda Tamarta iyo Kheyraadka Biyaha",
    "Xaafadda Dawladda, Waddada Wasaaradda",
    "Caasimadda dawlad-goboleedka",
  ],
  openingHours: "Sabti–Khamiis 8:00 subaxnimo – 6:00 fiidnimo",
};

export const channelNames: Translated<typeof english.channelNames> = {
  hotline: "Khadka tooska ah",
  whistleblowing: "Soo sheegista musuqmaasuqa",
  information: "Macluumaadka guud",
  phone: (number) => `Taleefanka ${number}`,
};

export const portraitName = (role: string) => `Sawirka: ${role}`;
