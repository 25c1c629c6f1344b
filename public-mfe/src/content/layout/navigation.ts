import { paths } from "../../paths.ts";

export interface NavLinkText {
  /** In the drop-downs of a wide screen ("&"). */
  label: string;
  /** In the flat list of the small-screen menu ("and"), where it differs (AMB-22). */
  flatLabel?: string;
  /** Left out: shown, but not a link (P-22). */
  to?: string;
}

export interface NavGroupText {
  label: string;
  links: NavLinkText[];
}

export type NavEntry = NavLinkText | NavGroupText;

/** The header's menu, in order (spec, section 2). */
export const navigation: NavEntry[] = [
  { label: "Dashboard", to: paths.home },
  {
    label: "About",
    links: [
      { label: "Ministry", to: paths.ministry },
      { label: "Leadership", to: paths.leadership },
      { label: "General Director" },
    ],
  },
  {
    label: "Departments",
    links: [
      { label: "Water", to: paths.water },
      { label: "Energy", to: paths.energy },
      { label: "Policy & Planning", flatLabel: "Policy and Planning", to: paths.planning },
      { label: "Admin & Finance", flatLabel: "Admin and Finance", to: paths.administration },
    ],
  },
  {
    label: "Projects",
    links: [
      { label: "Energy", flatLabel: "Energy projects", to: paths.energyProjects },
      { label: "Water", flatLabel: "Water projects", to: paths.waterProjects },
    ],
  },
  { label: "Publications", to: paths.publications },
  { label: "Events", to: paths.events },
  { label: "Contact", to: paths.contact },
];

/** The footer's links; their destinations are settled by AMB-24. */
export const footerLinks: { label: string; to: string }[] = [
  { label: "About", to: paths.ministry },
  { label: "Departments", to: paths.water },
  { label: "Events", to: paths.events },
  { label: "Contact", to: paths.contact },
];

export const tendersLink = { label: "Tenders", to: paths.tenders };

/** Links of the footer beside the specification's own: pages that no menu has. */
export const furtherLinks: { label: string; to: string }[] = [
  { label: "Projects on the map", to: paths.projectMap },
  tendersLink,
  { label: "Follow the news", to: paths.feeds },
];
