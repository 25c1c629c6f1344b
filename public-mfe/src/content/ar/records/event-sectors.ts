import type { Translated } from "@ministry/shared-ui";
import type * as english from "../../records/event-sectors.ts";

export const eventSectors: Translated<typeof english.eventSectors> = { water: "المياه", energy: "الطاقة" };

export const sectorFeedTitles: Translated<typeof english.sectorFeedTitles> = {
  water: "المياه: أخبار ومشاريع",
  energy: "الطاقة: أخبار ومشاريع",
};
