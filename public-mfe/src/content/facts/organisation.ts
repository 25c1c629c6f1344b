/** What the home page and the About page say alike of the ministry. To be confirmed by the ministry (AMB-23). */
export const vision =
  "A state where every household, school, clinic and business has safe water close by and electricity it can rely on and afford.";

export const mission =
  "To develop, manage and protect the state's water and energy resources, so that services last, prices stay fair and no community is left behind.";

export interface TitledText {
  title: string;
  text: string;
}

/** Six, numbered on the About page (P-42, P-71). */
export const mandates: TitledText[] = [
  {
    title: "Policy and law",
    text: "Prepare the policies, laws and standards for water and energy, and see that they are kept.",
  },
  {
    title: "Water for people and livestock",
    text: "Plan, build and look after boreholes, kiosks, barkads, wells and water pans.",
  },
  {
    title: "Energy for homes and work",
    text: "Bring reliable electricity to towns and villages, with the sun as the first source.",
  },
  {
    title: "Care for the resources",
    text: "Measure, protect and share groundwater and surface water so that they serve the next generation too.",
  },
  {
    title: "Licences and oversight",
    text: "License the companies that supply water and power, and hold them to fair prices and good service.",
  },
  {
    title: "Partners and coordination",
    text: "Bring government, donors, companies and communities to one table and one plan.",
  },
];

export const visionTitle = "Vision";
export const missionTitle = "Mission";
