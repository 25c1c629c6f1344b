import { sampleNotice, type SampleProject } from "./kinds.ts";

const roles = ["Donor", "Contractor", "Ministry unit", "Supervisor"];

/** Nine energy projects, from a solar plant to a training course. */
export const energyProjects: SampleProject[] = [
  {
    title: "Regional solar plant, first stage",
    description:
      "A 4 MW solar plant with battery storage that lowers the price of power for the capital's grid.",
    overview: `The plant stands on 9 hectares of public land east of the city. It feeds the existing 11 kV line and replaces diesel during the day; the batteries carry the evening peak. ${sampleNotice}`,
    geography: "Eastern plain, 14 km from the city, beside the ring road. The grid reaches four districts.",
    objective:
      "Produce 7,200 MWh a year, cut diesel use by 1.6 million litres and hold the price per kWh steady for households and clinics.",
    componentTitle: "Work packages",
    components: [
      "Land survey, fencing and drainage",
      "Panels, inverters and mounting frames",
      "Battery building and grid connection",
      "Training of eight operators",
    ],
    achievements: {
      added: [
        {
          title: "Site handed over",
          detail: "Boundary marked with the district; compensation paid to three herding families.",
          progress: 100,
        },
        { title: "Panels mounted", detail: "6,100 of 9,400 panels stand and are earthed.", progress: 65 },
        { title: "Battery building", detail: "Foundations are cured, walls are going up.", progress: 40 },
        { title: "Operators trained", detail: "Course starts when the inverters arrive.", progress: 0 },
      ],
    },
    cover: "solarField",
    aim: "batteryRoom",
    photos: ["solarField", "batteryRoom", "substation", "solarField"],
    stakeholders: roles,
    at: [9.5624, 44.077],
  },
  {
    title: "Street lights for nine district towns",
    description:
      "Solar street lights on market roads and around health centres, so that people can move safely after dark.",
    overview: `Each town chose its own roads in an open meeting. Lamps have a five-year guarantee and a local technician. ${sampleNotice}`,
    geography: "Market roads, bus stops and health centres of nine district towns.",
    objective: "2,000 lamps working every night, faults repaired within seven days.",
    componentTitle: "Steps in each town",
    components: [
      "Town meeting and choice of roads",
      "Foundations and poles",
      "Lamps, panels and batteries",
      "",
    ],
    achievements: {
      text: "• Roads chosen in all nine towns (100%) Meetings were held with women, traders and drivers\n• Poles standing (80%) 1,600 of 2,000\n• Lamps lit (72%) Six towns complete\n• Technicians trained (45%) Two from each town",
    },
    cover: "streetLights",
    photos: ["streetLights", "streetLights"],
    stakeholders: ["Donor", "Contractor", "Municipality"],
    at: [9.9401, 43.1866],
  },
  {
    title: "Mini-grids for twelve villages",
    description:
      "Small solar grids with prepaid meters for villages that the power line will not reach for years.",
    overview: `Every mini-grid has 40 to 120 connections and is run by a village energy committee under a permit of the ministry. ${sampleNotice}`,
    geography: "Twelve villages in three districts, each more than 20 km from the nearest line.",
    objective:
      "Connect 900 homes, 12 schools and 9 health posts, and keep power on for at least 22 hours a day.",
    componentTitle: "",
    components: [
      "Village agreements",
      "Generation and storage",
      "Lines, meters and house wiring",
      "Committee and tariff",
    ],
    achievements: {
      text: "- Agreements signed [100] Twelve of twelve villages\n- Generation installed [58] Seven villages have power\n- Homes connected [44] 396 of 900",
    },
    cover: "miniGrid",
    aim: "school",
    photos: ["miniGrid", "miniGrid", "training"],
    stakeholders: roles,
    at: [8.4744, 47.3609],
  },
  {
    title: "Solar power for schools and health posts",
    description:
      "Roof panels, batteries and vaccine refrigerators for public institutions away from the grid.",
    overview: `Institutions were ranked by patients, pupils and distance. A maintenance fund pays for batteries in year six. ${sampleNotice}`,
    geography: "Schools and health posts in eight districts.",
    objective: "Lights, refrigerators and radios that work at every institution on the list.",
    componentTitle: "What each institution receives",
    components: [
      "Roof check and repair",
      "Panels, batteries and wiring",
      "Refrigerator or classroom lights",
      "Two trained caretakers",
    ],
    achievements: {
      text: "Every health post on the first list has light in its delivery room.\nVaccines stay cold through the night in eleven places.\nTwo caretakers were trained at each institution.\nThe maintenance fund has its first year's money.",
    },
    cover: "clinic",
    aim: "school",
    photos: ["school", "clinic", "clinic"],
    stakeholders: ["Donor", "Health ministry", "Education ministry", "Supervisor"],
    at: [9.4101, 46.8253],
  },
  {
    title: "Substation and line to the port",
    description:
      "A 33 kV line of 62 km and two substations that carry reserve power between the port and the capital.",
    overview: `The line lets both grids help each other, so that fewer generators have to run for reserve. ${sampleNotice}`,
    geography: "From the port's ring station along the highway to the northern substation.",
    objective: "Fewer and shorter cuts: below ten hours a year for each customer.",
    componentTitle: "Lots",
    components: [
      "Route survey and wayleave",
      "Towers and conductors",
      "Two substations",
      "Protection and control",
    ],
    achievements: {
      added: [
        { title: "Route agreed", detail: "62 km surveyed; eleven farms compensated.", progress: 100 },
        { title: "Towers", detail: "131 of 205 stand.", progress: 64 },
        { title: "Substations", detail: "Transformers are on the ship.", progress: 25 },
      ],
    },
    cover: "powerLine",
    aim: "substation",
    photos: ["powerLine", "substation"],
    stakeholders: ["Development bank", "Contractor", "Power utility"],
    at: [10.4348, 45.0164],
  },
  {
    title:
      "Wind measurement and first turbines on the coastal ridge, including the study of birds, noise and shipping lanes that the environmental licence asks for",
    description:
      "Two years of wind measurement on four masts, then three turbines of 850 kW where wind and neighbours agree.",
    overview: `The long title is the licence's own. Measurements are published every quarter on this portal. ${sampleNotice}`,
    geography: "Coastal ridge between the two fishing harbours.",
    objective: "A wind map good enough for a bank, and 2.5 MW of wind power beside the sun.",
    componentTitle: "Stages",
    components: ["Masts and measurement", "Environmental study", "Foundations", "Turbines and connection"],
    achievements: {
      text: "Measurement goes on. The first year shows a mean of 7.4 m/s at 60 m; the monsoon months are strongest. The licence is expected when the bird study covers a second migration.",
    },
    cover: "windRidge",
    photos: ["windRidge", "windRidge"],
    stakeholders: ["Donor", "University", "Ministry unit"],
    at: [10.4521, 44.6811],
  },
  {
    title: "Efficient stoves and gas for city kitchens",
    description: "Bakeries, canteens and homes change from charcoal to efficient stoves and gas.",
    overview: `Charcoal for the city costs the country trees and families a quarter of their income. ${sampleNotice}`,
    geography: "Five quarters of the capital and two towns.",
    objective: "20,000 homes and 300 kitchens use half the charcoal they used before.",
    componentTitle: "Components",
    components: ["Loans for stoves", "Gas safety and bottling rules", "", ""],
    achievements: "none",
    cover: "training",
    photos: [],
    stakeholders: ["Donor", "Women's union", "Savings bank"],
    at: [9.5596, 44.065],
  },
  {
    title: "School for power technicians",
    description:
      "A two-year course with workshops for line, meter and solar technicians, open to women and men.",
    overview: `The course is taught at the technical institute with the power utilities; places are paid by a fund. ${sampleNotice}`,
    geography: "Technical institute in the capital; practice in six districts.",
    objective: "80 technicians a year, a third of them women, with a certificate the utilities accept.",
    componentTitle: "The two years",
    components: [
      "Safety and tools",
      "Lines, meters and houses",
      "Solar plants and storage",
      "Work with a utility",
    ],
    achievements: {
      added: [
        { title: "First class", detail: "76 began, 71 are in their second year.", progress: 50 },
        {
          title: "Workshop",
          detail: "Benches, a training line and a small solar plant are in use.",
          progress: 100,
        },
      ],
    },
    cover: "training",
    aim: "warehouse",
    photos: ["training", "warehouse", "batteryRoom"],
    stakeholders: ["Donor", "Technical institute", "Power utilities"],
    at: [9.5502, 44.0498],
  },
  {
    title: "Battery storage for the night hours",
    description: "Battery cabinets at three power stations carry solar energy into the night.",
    overview: `Storage of 13.4 MWh in three stages; old cabinets are taken back by the maker. ${sampleNotice}`,
    geography: "Three power stations of the capital's grid.",
    objective: "Switch off two diesel sets between sunset and eleven at night.",
    componentTitle: "Stages",
    components: [
      "Rooms, cooling and fire safety",
      "Cabinets and converters",
      "Control of the whole grid",
      "",
    ],
    achievements: {
      text: "1. Rooms ready (100%)\n2. Cabinets installed (66%) Two of three stations\n3. Control room (20%) Software is being tested",
    },
    cover: "batteryRoom",
    aim: "solarField",
    photos: ["batteryRoom", "substation"],
    stakeholders: ["Development bank", "Contractor", "Power utility", "Supervisor"],
    at: [9.5721, 44.0899],
  },
];
