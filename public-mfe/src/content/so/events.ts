import type { Translated } from "@ministry/shared-ui";
import type * as english from "../events.ts";

export const byMinistry = (ministry: string): string => `Waxaa daabacday ${ministry}`;
export const publishedText = "La daabacay";
export const loadingEventText = "Dhacdada waa la soo rarayaa";
export const eventPagesText = "Bogagga dhacdooyinka";

export const eventTexts: Translated<typeof english.eventTexts> = {
  title: "Dhacdooyinka iyo wararka",
  banner: "DHACDOOYINKA IYO WARARKA",
  lead: "Waxa ka dhacaya wasaaradda iyo shaqooyinkeeda gobollada, kan ugu cusub marka hore.",
  failed: "Dhacdooyinka lama soo rari karin.",
  none: "Dhacdooyin lama helin.",
  more: "Akhri wax dheeraad ah",
  one: "Dhacdo",
  untitled: "Dhacdo aan cinwaan lahayn",
  all: "Eeg dhammaan dhacdooyinka",
  feed: "Kula soco RSS",
  gone: "Dhacdada lama helin",
  oneFailed: "Faahfaahinta dhacdada lama soo rari karin.",
  loading: "Dhacdooyinka waa la soo rarayaa",
  latest: "Dhacdooyinkii ugu dambeeyey",
  filters: {
    month: "Bisha",
    district: "Goobta",
    sector: "Qaybta",
    pageSize: "Dhacdooyinka boggiiba",
    perPage: (size) => `${size} boggiiba`,
    anyMonth: "Dhammaan bilaha",
    anyDistrict: "Dhammaan goobaha",
    anySector: "Dhammaan qaybaha",
    none: "War ku habboon doorashadan ma jiro.",
    clear: "Tus dhammaan wararka",
  },
  count: (shown, total) => `Waxaa muuqda ${shown} oo ka mid ah ${total} dhacdo`,
  noText: "Qoraal dheeraad ah oo dhacdadan ku saabsan lama daabicin.",
};
