import type { Translated } from "@ministry/shared-ui";
import type * as english from "../../records/projects.ts";

export const projectTexts: Translated<typeof english.projectTexts> = {
  list: {
    energy: {
      title: "Mashaariicda tamarta",
      banner: "MASHAARIICDA TAMARTA",
      lead: "Warshadaha cadceedda, shabakadaha yaryar iyo nalalka waddooyinka: waxa la dhisayo, halka lagu dhisayo iyo heerka ay marayso.",
    },
    water: {
      title: "Mashaariicda biyaha",
      banner: "MASHAARIICDA BIYAHA",
      lead: "Ceelasha riigga, ceelasha gacmeedka, kioskyada iyo barkadaha: waxa la dhisayo, halka lagu dhisayo iyo heerka ay marayso.",
    },
  },
  all: "Dhammaan mashaariicda",
  loadingList: "Mashaariicda waa la soo rarayaa",
  search: "Raadi mashruuc",
  count: (found, all) => (found < all ? `${found} mashruuc oo ${all} ka mid ah` : `${all} mashruuc`),
  pages: "Bogagga mashaariicda",
  noneFound: "Mashruuc ereyadan ku leh cinwaankiisa ama sharraxaaddiisa lama helin.",
  showAll: "Tus dhammaan mashaariicda",
  listFailed: "Liiska mashaariicda lama soo rari karin.",
  none: "Mashaariic lama helin.",
  more: "Sii akhri",
  one: {
    energy: "Mashruuc tamareed",
    water: "Mashruuc biyood",
  },
  description: {
    energy:
      "Mashruuc tamareed oo wasaaraddu leedahay: waxa la dhisayo, halka lagu dhisayo iyo heerka uu marayo.",
    water:
      "Mashruuc biyood oo wasaaraddu leedahay: waxa la dhisayo, halka lagu dhisayo iyo heerka uu marayo.",
  },
  untitled: "Mashruuc aan cinwaan lahayn",
  loading: "Mashruuca waa la soo rarayaa",
  seeAll: "Eeg dhammaan mashaariicda",
  updated: "La cusboonaysiiyey",
  failed: "Mashruuca lama soo rari karin.",
  gone: "Mashruuca lama helin",
  overview: "Guudmarka mashruuca",
  geography: {
    energy: "Baaxadda juqraafi ee mashruuca",
    water: "Juqraafiga mashruuca",
  },
  objectives: "Ujeeddooyinka mashruuca",
  defaultObjectives: [
    "In la kordhiyo helitaanka biyaha lana wanaajiyo tayadooda.",
    "In la dhiso adkaysiga bulshada ee isbeddelka cimilada.",
    "In la xoojiyo hay'adaha biyaha ee deegaanka.",
  ],
  components: "Mashruuca",
  step: (number) => `Tallaabada ${number}`,
  noComponents: "Weli tallaabooyin lama daabicin.",
  achievements: "Waxqabadka",
  achieved: "Waxa la qabtay",
  achievementsDescription: (project) =>
    project
      ? `Waxa mashruuca “${project}” ilaa hadda qabtay, tallaabo tallaabo.`
      : "Waxa mashruuc ka mid ah kuwa wasaaraddu ilaa hadda qabtay, tallaabo tallaabo.",
  achievementsAlone: "Waxqabadka oo hal bog ah",
  loadingAchievements: "Waxqabadka waa la soo rarayaa",
  progressOf: (achievement) => (achievement ? `Horumarka ${achievement}` : "Horumarka"),
  achievementsFailed: "Waxqabadka lama soo rari karin",
  noAchievements: "Weli waxqabad ma jiro.",
  photos: "Sawirrada mashruuca",
  loadingPhotos: "Sawirrada waa la soo rarayaa",
  photosFailed: "Sawirrada lama soo rari karin.",
  noPhotos: "Weli sawirro lama soo gelin.",
  stakeholders: "Daneeyayaasha mashruuca",
  stakeholderLabels: ["Waxaa maalgeliyey", "Waxaa fuliyey", "Waxaa fududeeyey"],
  logoOf: (label) => `${label}: astaanta`,
  noStakeholders: "Daneeyayaasha weli lama magacaabin.",
  nothingYet: "Weli halkan waxba laguma daabicin.",
};
