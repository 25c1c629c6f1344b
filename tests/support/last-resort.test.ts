import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";

const source = (path: string) => readFile(new URL(`../../${path}`, import.meta.url), "utf8");

test("AMB-23: the page of last resort has the telephone numbers of the contact page", async () => {
  const [worker, contact] = await Promise.all([
    source("shell/sw/navigation/last-resort.ts"),
    source("public-mfe/src/content/facts/contact.ts"),
  ]);
  const numbers = worker.match(/\+\d{3}(?: \d{3})+/g) ?? [];
  expect(numbers).toHaveLength(3);
  for (const number of numbers) expect(contact).toContain(`"${number}"`);
});
