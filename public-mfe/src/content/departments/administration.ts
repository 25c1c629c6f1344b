import type { TitledText } from "../facts/organisation.ts";

/** Texts of the Admin, HR and Finance Department's page (`/Admin&finace`, sic). To be confirmed (AMB-23). */
export const administrationPage = {
  title: "Admin, HR and Finance Department",
  lead: "The people, the rules and the money behind every project.",
  description:
    "The Admin, HR and Finance Department: staff, budget, procurement and accounts of the Ministry of Energy and Water Resources.",
  vision: "An administration that works quietly, treats everyone alike and can show where the money went.",
  mission:
    "To give the departments the staff, means and rules they need, in time and in order, and to account for all of it.",
  mandates: [
    "Recruit, pay, train and protect the ministry's staff",
    "Prepare the budget and follow its use",
    "Buy goods, works and services openly and at a fair price",
    "Keep accounts, assets, stores and archives",
    "Prepare the ministry for audit and answer its findings",
  ],
  tasks: [
    { title: "Staff", text: "Posts, contracts, leave, training and the complaints of those who work here." },
    {
      title: "Budget and accounts",
      text: "Yearly budget, monthly accounts, payments and reports to the treasury and to donors.",
    },
    { title: "Procurement", text: "Tenders, offers, contracts and the register of suppliers." },
    { title: "Stores and vehicles", text: "Warehouse, spare parts, cars and fuel, each with its logbook." },
    { title: "Registry and IT", text: "Letters, files, computers, this website and the safety of data." },
  ] satisfies TitledText[],
  values: [
    { title: "Honesty", text: "No gift, no favour, no exception." },
    { title: "Fairness", text: "Posts and contracts go to the best offer, after an open call." },
    { title: "Service", text: "A request gets an answer, also when the answer is no." },
    { title: "Care", text: "Public property is treated as if it were borrowed, because it is." },
  ] satisfies TitledText[],
  leadershipTitle: "Leadership",
  leadership: {
    role: "Director of Admin, HR and Finance",
    text: "The portrait and profile of the director are published here as soon as the ministry has released them.",
  },
} as const;
