import type { Translated } from "@ministry/shared-ui";
import type * as english from "../../records/publications.ts";

export const publicationTexts: Translated<typeof english.publicationTexts> = {
  title: "Daabacaadaha",
  lead: "Qiimaynaha iyo warbixinnada wasaaradda, oo aad halkan ku akhrin karto ama soo dejisan karto.",
  failed: "Dukumentiyada lama soo rari karin.",
  one: "Dukumenti",
  gone: "Dukumentiga lama helin",
  oneFailed: "Dukumentiga lama soo rari karin.",
  sections: {
    water: "Warbixinnada biyaha",
    energy: "Warbixinnada tamarta",
    other: "Warbixinno kale",
  },
  emptySection: "Qaybtan weli dukumentiyo kuma jiraan.",
  noDescription: "Sharraxaad ma leh",
  copied: "Linkiga waa la koobiyeeyey",
  notCopied: "Linkiga lama koobiyeyn karin",
  about: "Dukumentigan ku saabsan",
  seeAll: "Eeg dhammaan daabacaadaha",
  details: "Faahfaahin",
  allTitle: "Dhammaan dukumentiyada",
  searchLabel: "Raadi daabacaadaha",
  searchInside: "Raadi dukumentiyada gudahooda",
  kindLabel: "Nooca faylka",
  allKinds: "Nooc kasta",
  pages: "Bogagga dukumentiyada",
  loading: "Dukumentiyada waa la soo rarayaa",
  loadingOne: "Dukumentiga waa la soo rarayaa",
  count: (found, all) =>
    found < all ? `${found} dukumenti oo ${all} ka mid ah` : `Isku darka ${all} dukumenti`,
};

export const fileTexts: Translated<typeof english.fileTexts> = {
  view: "Eeg",
  download: "Soo deji",
  copy: "Koobiyee linkiga",
  size: "Cabbirka",
  updated: "Taariikh",
  file: "Faylka",
  unknownKind: "FAYL",
  untitled: "Dukumenti aan cinwaan lahayn",
};

export const savingTexts: Translated<typeof english.savingTexts> = {
  save: "U kaydi internet la'aanta",
  again: "Isku day mar kale",
  saveCount: (count, all) => `U kaydi internet la'aanta: ${all ? "dhammaan " : ""}${count}`,
  saved: "Waa loo kaydiyey internet la'aanta",
  saving: (title) => `Waa la kaydinayaa ${title}`,
  waits: "Waa la kaydin doonaa marka internet la helo.",
  remove: "Ka saar",
  removeWhat: (title) => `qalabkan: ${title}`,
  stop: "Jooji",
  stopWhat: (title) => `kaydinta: ${title}`,
  noRoom: "Qalabkan boos faylka ku filan ma laha.",
  noWorker: "Biraawsarkani hadda ma kaydin karo.",
  gone: "Faylku meeshii hadda ma yaallo.",
  damaged: "Faylku sidii loo diray uma iman.",
  changed:
    "Faylku wuu isbeddelay tan iyo markii liiskan la sameeyey. Bogga dib u rar, ka dibna isku day mar kale.",
};
