import type { Translated } from "@ministry/shared-ui";
import type * as english from "../../records/event-sectors.ts";

export const eventSectors: Translated<typeof english.eventSectors> = { water: "Biyaha", energy: "Tamarta" };

export const sectorFeedTitles: Translated<typeof english.sectorFeedTitles> = {
  water: "Biyaha: warar iyo mashaariic",
  energy: "Tamarta: warar iyo mashaariic",
};
