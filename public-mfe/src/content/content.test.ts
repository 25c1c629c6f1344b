import { expect, test } from "vitest";
import { complaints, contact, telephone } from "./facts/contact.ts";
import { figures } from "./facts/figures.ts";
import { officials } from "./home/home-further.ts";
import { demandRows } from "./departments/power-demand.ts";

test("P-87, AMB-21: the rows of the power demand table add up to the printed total", () => {
  for (const { description, quantity, loadKw, totalKw } of demandRows) {
    expect(Math.round(quantity * loadKw), description).toBe(totalKw);
  }
  const sum = demandRows.reduce((all, { totalKw }) => all + totalKw, 0);
  expect(figures.powerDemand).toBe("632,650");
  expect(sum).toBe(632_650);
});

test("AMB-23: numbers and addresses that are not known reach nobody", () => {
  const numbers = [contact.mobile, contact.landline, complaints.hotline, ...complaints.phones];
  for (const number of numbers) expect(telephone(number)).toMatch(/^tel:\+000\d{9}$/);
  const mails = [contact.email, complaints.whistleblowingEmail, complaints.informationEmail];
  for (const mail of [...mails, ...officials.map(({ email }) => email)])
    expect(mail).toMatch(/@mewr\.example$/);
});
