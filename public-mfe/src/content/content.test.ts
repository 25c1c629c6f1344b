import { expect, test } from "vitest";
import { complaints, contact, telephone } from "./contact.ts";
import { energyAchievements, energyProjects } from "./energy.ts";
import { figures } from "./figures.ts";
import { footerTexts } from "./footer.ts";
import {
  about,
  achievements,
  galleryCaptions,
  officials,
  otherSectors,
  outputAreas,
  partnerRows,
  testimonials,
  tools,
} from "./home.ts";
import { interventions } from "./interventions.ts";
import { ministryAchievements } from "./ministry.ts";
import { departments, mandates, services } from "./organisation.ts";
import { demandRows } from "./power-demand.ts";
import { waterCounts, waterProjects } from "./water.ts";

const said = (items: readonly { figure: string; text: string }[]) =>
  items.map(({ figure, text }) => `${figure} ${text}`);

test("P-42 … P-57: each list of the home page has as many entries as the specification says", () => {
  expect({
    mandates: mandates.length,
    outputAreas: outputAreas.length,
    gallery: galleryCaptions.length,
    departments: departments.length,
    otherSectors: otherSectors.length,
    achievements: achievements.length,
    services: services.length,
    interventions: interventions.length,
    officials: officials.length,
    testimonials: testimonials.length,
    partnerRows: partnerRows.length,
    tools: tools.length,
  }).toEqual({
    mandates: 6,
    outputAreas: 7,
    gallery: 6,
    departments: 4,
    otherSectors: 2,
    achievements: 10,
    services: 6,
    interventions: 12,
    officials: 3,
    testimonials: 3,
    partnerRows: 2,
    tools: 6,
  });
});

test("P-44: the key output areas stand in the specification's order", () => {
  expect(outputAreas.map(({ title }) => title.toLowerCase())).toEqual([
    "resource empowerment",
    "resource management",
    "resource development",
    "policy formulation",
    "public-private partnerships",
    "government-led coordination",
    "emergency response plan",
  ]);
});

test("P-62: the six tools have their names", () => {
  expect(tools.map(({ label }) => label)).toEqual([
    "Travel Request Form",
    "Ministry Reporting Template",
    "Partner Registration Form",
    "Vendor Registration Form",
    "WASH Assessment Tool",
    "Energy Assessment Tool",
  ]);
});

test("P-195, P-196, P-197, P-198, P-199: the home page quotes its ten figures", () => {
  expect(said(achievements).join("\n")).toMatch(
    /2 MW of renewable energy[^]*500,000 people with clean water[^]*20 projects completed and more than 10 running[^]*2,000 solar streetlights in 9 districts[^]*43,277 people received hygiene kits[^]*277 shallow wells[^]*92 boreholes in 2 regions and 12 districts[^]*226 water kiosks in 12 districts[^]*38 water pans[^]*790 barkads/,
  );
});

test("P-196, P-197, P-199, AMB-20: the About page keeps the figures that differ", () => {
  const text = said(ministryAchievements).join("\n");
  expect(text).toContain("25,000 people reached with hygiene kits");
  expect(text).toContain("251 shallow wells");
  expect(text).toContain("38 water ban structures");
});

test("P-198, P-200, P-201, P-202: the departments quote theirs", () => {
  expect(said(waterCounts)).toContain("790 barkads");
  expect(said(energyAchievements)).toEqual(
    expect.arrayContaining([
      "12 MW solar power with 13.4 MW of storage",
      "11 districts served",
      "79 institutions electrified: 42 education, 34 health, 5 other",
    ]),
  );
  expect(interventions.map(({ text }) => text).join()).toContain("14 water points");
});

test("P-40: the ministry was established in 2014", () => {
  expect(about.paragraphs.join(" ")).toContain("established in 2014");
});

test("P-87, AMB-21: the rows of the power demand table add up to the printed total", () => {
  for (const { description, quantity, loadKw, totalKw } of demandRows) {
    expect(Math.round(quantity * loadKw), description).toBe(totalKw);
  }
  const sum = demandRows.reduce((all, { totalKw }) => all + totalKw, 0);
  expect(figures.powerDemand).toBe("632,650");
  expect(sum).toBe(632_650);
});

test("P-93: project cards bear one of the four stages", () => {
  const allowed = ["Implementation Stage", "Tendering Stage", "Design Stage", "Installation Phase"];
  for (const { stage } of [...waterProjects, ...energyProjects]) expect(allowed).toContain(stage);
});

test("P-32, P-34: opening hours and the copyright line are verbatim", () => {
  expect(contact.openingHours).toBe("Sat–Thu 8:00 am – 6:00 pm");
  expect(footerTexts.copyright).toContain("2025");
});

test("AMB-23: numbers and addresses that are not known reach nobody", () => {
  const numbers = [contact.mobile, contact.landline, complaints.hotline, ...complaints.phones];
  for (const number of numbers) expect(telephone(number)).toMatch(/^tel:\+000\d{9}$/);
  const mails = [contact.email, complaints.whistleblowingEmail, complaints.informationEmail];
  for (const mail of [...mails, ...officials.map(({ email }) => email)])
    expect(mail).toMatch(/@mewr\.example$/);
});
