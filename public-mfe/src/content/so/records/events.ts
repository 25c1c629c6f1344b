import type { Translated } from "@ministry/shared-ui";
import type * as english from "../../records/events.ts";

export const byMinistry = (ministry: string): string => `Waxaa daabacday ${ministry}`;
export const publishedText = "La daabacay";
export const loadingEventText = "Dhacdada waa la soo rarayaa";
export const eventPagesText = "Bogagga dhacdooyinka";

export const eventTexts: Translated<typeof english.eventTexts> = {
  title: "Dhacdooyinka iyo wararka",
  banner: "DHACDOOYINKA IYO WARARKA",
  lead: "Waxa ka dhacaya wasaaradda iyo shaqooyinkeeda gobollada, kuwa ugu cusub ayaa hor yaalla.",
  failed: "Dhacdooyinka lama soo rari karin.",
  none: "Dhacdooyin lama helin.",
  more: "Sii akhri",
  one: "Dhacdo",
  untitled: "Dhacdo aan cinwaan lahayn",
  all: "Eeg dhammaan dhacdooyinka",
  feed: "Kula soco RSS",
  gone: "Dhacdada lama helin",
  oneFailed: "Faahfaahinta dhacdada lama soo rari karin.",
  toCome: "Soo socota",
  remind: "Ku dar kalandarka",
  loading: "Dhacdooyinka waa la soo rarayaa",
  latest: "Dhacdooyinka ugu cusub",
  filters: {
    month: "Bisha",
    district: "Goobta",
    sector: "Qaybta",
    pageSize: "Dhacdooyinka boggiiba",
    perPage: (size) => `${size} boggiiba`,
    anyMonth: "Bil kasta",
    anyDistrict: "Goob kasta",
    anySector: "Qayb kasta",
    when: "Wakhtiga",
    anyTime: "Wakhti kasta",
    none: "War ku habboon doorashadan ma jiro.",
    clear: "Tus dhammaan wararka",
  },
  count: (shown, total) => `${shown} dhacdo oo ${total} ka mid ah`,
  noText: "Qoraal dheeraad ah oo dhacdadan ku saabsan lama daabicin.",
};
