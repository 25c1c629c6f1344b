import { paths } from "../../paths.ts";

export const notFoundTexts = {
  title: "Page not found",
  lead: "There is no page at this address. It may have moved, or the address may have a letter too many or too few.",
  home: "Go to the home page",
  ways: "What people look for most",
  links: [
    {
      to: paths.waterProjects,
      label: "Water projects",
      text: "Boreholes, kiosks, barkads and other works under way",
    },
    {
      to: paths.energyProjects,
      label: "Energy projects",
      text: "Solar plants, mini-grids and street lighting",
    },
    { to: paths.publications, label: "Publications", text: "Assessments and reports to read or download" },
    { to: paths.events, label: "Events", text: "News of the ministry" },
    { to: paths.search, label: "Search", text: "Find projects, news and publications by a word" },
    { to: paths.contact, label: "Contact", text: "Phone numbers, e-mail addresses, opening hours" },
  ],
} as const;
