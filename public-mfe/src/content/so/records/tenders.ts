import type { Translated } from "@ministry/shared-ui";
import type * as english from "../../records/tenders.ts";

export const tenderTexts: Translated<typeof english.tenderTexts> = {
  title: "Qandaraasyada",
  lead: "Qandaraasyada ay wasaaraddu baahisay. Maalmaha hadhay waxaa lagu xisaabiyaa wakhtiga wasaaradda.",
  open: "Qandaraasyada furan",
  noneOpen: "Hadda qandaraas furan ma jiro. Kuwa cusub halkan ayay ka soo muuqdaan maalinta la daabaco.",
  closed: "Qandaraasyada xidhmay",
  undated: "Dukumentiyada qandaraasyada ee aan taariikh xidhitaan lahayn",
  failed: "Qandaraasyada lama soo rari karin.",
  loading: "Qandaraasyada waa la soo rarayaa",
  closes: "Wuxuu xidhmayaa",
  hasClosed: "Wuxuu xidhmay",
  left: (days) => {
    if (days === 0) return "Maanta ayuu xidhmayaa";
    return days === 1 ? "1 maalin baa hadhay" : `${days} maalmood baa hadhay`;
  },
  isClosed: "Xidhan",
  remind: "Ku dar kalandarka",
  closing: (title) => `Qandaraasku wuu xidhmayaa: ${title}`,
  all: "Eeg dhammaan qandaraasyada",
};
