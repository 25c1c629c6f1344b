import { districtTable, method, outlook, powerTable, section } from "./document-parts.ts";
import type { SampleDocument } from "./kinds.ts";

/** What the water and energy departments publish. */
export const departmentDocuments: SampleDocument[] = [
  {
    title: "Water point survey",
    description: "What works, what does not, and why: 900 public water points visited.",
    category: "water",
    filename: "water-point-survey.pdf",
    kind: "pdf",
    table: districtTable,
    sections: [
      section(
        "Summary",
        "Of 900 public water points visited, 758 gave water on the day of the visit. Two of three points that did not need a part costing less than 80 dollars.",
        "The survey proposes spare-part shops in each district and one trained mender for every six villages.",
      ),
      section("Method", ...method),
      section(
        "Findings by district",
        "The north and the eastern hills have the longest ways to water. In the southern plain one pump in four stands still, most of them for want of a riser pipe.",
        "In the capital nearly every point works, but prices differ threefold between quarters.",
      ),
      section("Outlook", ...outlook),
    ],
  },
  {
    title: "Groundwater map, explanatory notes",
    description: "How to read the map, and where to drill with care.",
    category: "water",
    filename: "groundwater-notes.docx",
    kind: "docx",
    table: districtTable,
    sections: [
      section(
        "What the map shows",
        "The map shows depth to water, expected yield and salt. It joins 340 well logs with satellite pictures and a survey of springs.",
        "Colours are probabilities, not promises: in the best zone three of four wells succeed.",
      ),
      section("Method", ...method),
      section(
        "Advice",
        "Test pumping is done for 72 hours before a pump is bought. A dry well is closed and reported.",
        ...outlook,
      ),
    ],
  },
  {
    title: "Water tariffs by town",
    description: "Prices per cubic metre and per can, with the date of the last change.",
    category: "water",
    filename: "water-tariffs.xlsx",
    kind: "xlsx",
    table: districtTable,
    sections: [section("Note", "Prices per cubic metre in dollars; a can holds 20 litres.")],
  },
  {
    title: "Monthly water quality results",
    description: "Results by well and date, as a table that other programs can read.",
    category: "water",
    filename: "water-quality.csv",
    kind: "csv",
    table: districtTable,
    sections: [section("Note", "Sample values.")],
  },
  {
    title: "Energy sector review",
    description: "Supply, demand, prices and plans of the power sector.",
    category: "energy",
    filename: "energy-sector-review.pdf",
    kind: "pdf",
    table: powerTable,
    sections: [
      section(
        "Summary",
        "Demand grows by nine per cent a year. A fifth of the energy is now renewable, up from a twentieth.",
        "The price per kWh has fallen by a third since the first solar plant, mostly because less diesel is burned at noon.",
      ),
      section("Method", ...method),
      section(
        "Supply",
        "Diesel remains the base. Solar plants deliver at noon, batteries carry part of it into the evening.",
        "Losses in the lines are estimated at 21 per cent; half of them are meters.",
      ),
      section(
        "Demand",
        "Households use 46 per cent, shops and workshops 31, public institutions 14, water pumping 9.",
      ),
      section("Outlook", ...outlook),
    ],
  },
  {
    title: "Mini-grid handbook for committees",
    description: "Meetings, money, maintenance: how a village runs its own grid.",
    category: "energy",
    filename: "mini-grid-handbook.docx",
    kind: "docx",
    table: powerTable,
    sections: [
      section(
        "The committee",
        "Seven members are elected for two years, at least three of them women. The treasurer and the chair do not come from one family.",
      ),
      section(
        "Money",
        "Every kWh has a price that pays the keeper, the fund for batteries, and nothing else. The fund's account needs two signatures.",
      ),
      section(
        "Maintenance",
        "Panels are washed on Fridays. Terminals are tightened every month; with the switch off.",
      ),
      section("Method", ...method),
    ],
  },
  {
    title: "Power plants and storage",
    description: "Data of all plants as a workbook.",
    category: "energy",
    filename: "power-plants.xlsx",
    kind: "xlsx",
    table: powerTable,
    sections: [section("Note", "Rated power in kW, energy in MWh a year.")],
  },
  {
    title: "Solar energy: results and next steps",
    description: "Slides of the yearly partners' meeting.",
    category: "energy",
    filename: "solar-results.pptx",
    kind: "pptx",
    table: powerTable,
    sections: [
      section(
        "Where we are",
        "Five plants in use",
        "A fifth of the energy is renewable",
        "Price per kWh down by a third",
      ),
      section(
        "What we learned",
        "Upkeep money first, panels second",
        "Local technicians answer within a day",
        "Meters decide about losses",
      ),
      section(
        "What comes next",
        "Storage for the night hours",
        "Nine towns with street lights",
        "School for technicians",
      ),
    ],
  },
];
