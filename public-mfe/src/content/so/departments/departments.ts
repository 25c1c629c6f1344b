import type { Translated } from "@ministry/shared-ui";
import type * as english from "../../departments/departments.ts";

export const mandatesTitle = "Waajibaadka";
export const activitiesTitle = "Hawlqabadka";
export const studiesTitle = "Daraasadaha";
export const tasksTitle = "Hawlaha";
export const valuesTitle = "Qiyamka";
export const overviewTitle = "Guudmar";
export const backgroundTitle = "Taariikhda waaxda";
export const servicesTitle = "Adeegyada";
export const servicesAndMandatesTitle = "Adeegyada iyo waajibaadka";
export const currentTitle = "Hadda";
export const plannedTitle = "La qorsheeyey";
export const achievementsTitle = "Waxqabadka";
export const ongoingTitle = "Mashaariicda socda";
export const ongoingAndPipelineTitle = "Mashaariicda socda iyo kuwa soo socda";
export const allWaterProjectsText = "Dhammaan mashaariicda biyaha";
export const allEnergyProjectsText = "Dhammaan mashaariicda tamarta";
export const aboutTitle = "Nagu saabsan";
export const departmentsTitle = "Waaxaha";
export const ourServicesTitle = "Adeegyadayada";

export const actText: Translated<typeof english.actText> = {
  downloadShort: "Soo deji",
  viewShort: "Eeg",
  download: (title) => `Soo deji ${title} (PDF)`,
  view: (title) => `Eeg ${title} (PDF)`,
};

export const demandText: Translated<typeof english.demandText> = {
  number: "T/T",
  description: "Sharraxaad",
  quantity: "Tirada",
  load: "Culayska (kW)",
  total: "Wadarta culayska (kW)",
  sum: "Wadarta",
  chartTitle: "Halka korontada looga baahan yahay",
  chartLabel: "Wadarta culayska nooc kasta oo macmiil ah, kW ahaan",
};
