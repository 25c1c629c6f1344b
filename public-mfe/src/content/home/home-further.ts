import { paths } from "../../paths.ts";
import { figures } from "../facts/figures.ts";

/** Captions of the six gallery pictures (P-45), in the order of `gallery-pictures.ts`. */
export const galleryCaptions = [
  "Water kiosk opened in a growing town",
  "Solar field feeding a town's mini-grid",
  "Barkad restored before the dry season",
  "Street lit by solar lamps",
  "Community meeting about a new borehole",
  "Hygiene kits packed for families",
] as const;

/** Two cards (P-48). */
export const otherSectors = [
  {
    key: "warehouse",
    title: "Warehouse",
    text: "Pumps, pipes, tanks, spare parts and emergency supplies stand ready, so that a broken water point is repaired in days.",
  },
  {
    key: "laboratory",
    title: "Water laboratory",
    text: "Our chemists test the water of wells, kiosks and suppliers for salt, minerals and germs, and say plainly what is safe to drink.",
  },
] as const;

export interface FigureText {
  figure: string;
  text: string;
  sector: "water" | "energy";
}

/** Ten figure cards (P-49). */
export const achievements: FigureText[] = [
  { figure: figures.renewableEnergy, text: "of renewable energy brought to the grid", sector: "energy" },
  { figure: figures.peopleWithWater, text: "people with clean water", sector: "water" },
  {
    figure: figures.projectsCompleted,
    text: `projects completed and ${figures.projectsRunning} running`,
    sector: "energy",
  },
  {
    figure: figures.streetlights,
    text: `solar streetlights in ${figures.streetlightDistricts} districts`,
    sector: "energy",
  },
  { figure: figures.hygieneKits.home, text: "people received hygiene kits", sector: "water" },
  { figure: figures.shallowWells.home, text: "shallow wells dug or restored", sector: "water" },
  {
    figure: figures.boreholes,
    text: `boreholes in ${figures.boreholeRegions} regions and ${figures.boreholeDistricts} districts`,
    sector: "water",
  },
  { figure: figures.kiosks, text: `water kiosks in ${figures.kioskDistricts} districts`, sector: "water" },
  { figure: figures.waterPans, text: "water pans that hold the rain for livestock", sector: "water" },
  { figure: figures.barkads, text: "barkads that store water through the dry season", sector: "water" },
];

/** Three cards, roles only (P-53, P-54). */
export const officials = [
  {
    role: "Minister",
    text: "Leads the ministry and answers for it before the cabinet.",
    email: "minister@mewr.example",
  },
  {
    role: "Deputy Minister",
    text: "Stands in for the minister and follows the projects in the field.",
    email: "deputy.minister@mewr.example",
  },
  {
    role: "Director General",
    text: "Heads the departments and the daily work of the staff.",
    email: "director.general@mewr.example",
  },
] as const;

/** Three quotes: sample texts, to be replaced by the ministry with consent of those who speak (P-55, AMB-23). */
export const testimonials = [
  {
    person: "Kiosk attendant",
    role: "Runs a water kiosk in a market town",
    quote:
      "Before, the tanker came when it came. Now I open at six and every family on this street fills its cans before work.",
  },
  {
    person: "Head teacher",
    role: "Primary school with a solar system",
    quote:
      "We have light in the evening classes and a fan in the hot months. The children stay, and so do the teachers.",
  },
  {
    person: "Herder and committee member",
    role: "Looks after a restored barkad",
    quote: "The barkad holds water for weeks longer. We agreed on the rules ourselves, and we keep them.",
  },
] as const;

/** Two rows of partner marks; kinds of partner stand in until the ministry names them (AMB-23). */
export const partnerRows = [
  ["Development bank", "Federal ministry", "Relief agency", "Regional union", "Solar company", "University"],
  [
    "Donor country",
    "Water utility",
    "Local council",
    "Health agency",
    "Engineering firm",
    "Women's association",
  ],
] as const;

/** Six entries; where they lead is set in `config.json` (P-62, P-63). */
export const tools = [
  { key: "travelRequestForm", label: "Travel Request Form" },
  { key: "ministryReportingTemplate", label: "Ministry Reporting Template" },
  { key: "partnerRegistrationForm", label: "Partner Registration Form" },
  { key: "vendorRegistrationForm", label: "Vendor Registration Form" },
  { key: "washAssessmentTool", label: "WASH Assessment Tool" },
  { key: "energyAssessmentTool", label: "Energy Assessment Tool" },
] as const;

/** Shown while some of the entries have no address yet. */
export const toolsNote = "Entries without a link open here as soon as the form is published.";

export const posts = {
  title: "Recent blog posts",
  more: "See More",
  to: paths.events,
  failed: "Failed to load events.",
  none: "No events yet.",
} as const;

/** Headings and controls of the sections above. */
export const galleryHeading = "Gallery / Recent Activities";
export const departmentsHeading = "Departments";
export const sectorsHeading = "Other Sectors";
export const achievementsHeading = "Ministry Achievements";
export const servicesHeading = "Our services";
export const interventionsHeading = "Our Current Interventions";
export const interventionsLead = "Projects our partners fund and our teams carry out.";
export const officialsHeading = "Ministry Officials";
export const testimonialsHeading = "Testimonials";
export const partnersHeading = "Our Partners";
export const complaintsHeading = "Complaint Response Mechanisms";
export const complaintsLead =
  "Something is wrong with a service, a project or an official? Tell us. You need not give your name.";
export const toolsHeading = "Other Tools";

export const pausePartnersWord = "Pause partner rows";
export const playPartnersWord = "Play partner rows";
export const drawingWord = (caption: string) => `Drawing: ${caption}`;
export const waterWord = "Water";
export const energyWord = "Energy";
/** (sic) */
export const moreWord = "Read for More";
export const ofTheEventsWord = " of the events";
export const loadingEventsWord = "Loading events";
export const previousWord = "Previous";
export const nextWord = "Next";
export const countOfWord = (shown: number, all: number) => `${shown} of ${all}`;
export const mailToWord = (role: string) => `E-mail to the ${role}`;
export const mailWord = "E-mail";
/** Above the cards of the officials while the address of their pages is not set (AMB-24). */
export const officialsNote = "Their pages on Facebook are not open yet; e-mail reaches their offices.";
export const onFacebookWord = (role: string) => `${role} on Facebook`;
