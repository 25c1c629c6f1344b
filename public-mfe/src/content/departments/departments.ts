/** Headings and controls of the departments' pages and of the ministry's own. */
export const mandatesTitle = "Mandates";
export const activitiesTitle = "Activities";
export const studiesTitle = "Studies";
export const tasksTitle = "Tasks";
export const valuesTitle = "Values";
export const overviewTitle = "Overview";
export const backgroundTitle = "Background";
export const servicesTitle = "Services";
export const servicesAndMandatesTitle = "Services and mandates";
export const currentTitle = "Current";
export const plannedTitle = "Planned";
export const achievementsTitle = "Achievements";
export const ongoingTitle = "Ongoing projects";
export const ongoingAndPipelineTitle = "Ongoing and pipeline projects";
export const allWaterProjectsText = "All water projects";
export const allEnergyProjectsText = "All energy projects";
export const aboutTitle = "About Us";
export const departmentsTitle = "Departments";
export const ourServicesTitle = "Our services";

export const actText = {
  downloadShort: "Download",
  viewShort: "View",
  download: (title: string) => `Download ${title} (PDF)`,
  view: (title: string) => `View ${title} (PDF)`,
};

export const demandText = {
  number: "S/N",
  description: "Description",
  quantity: "Quantity",
  load: "Load (kW)",
  total: "Total Load (kW)",
  sum: "Total",
  chartTitle: "Where the power is needed",
  chartLabel: "Total load by kind of customer, in kW",
} as const;
