import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { createMetrics } from "./metrics.ts";

const rules = readFileSync(new URL("../../../deploy/alarms/api.rules.yml", import.meta.url), "utf8");

/** Words of Prometheus' language, and the one figure that Prometheus makes itself. */
const language = new Set("sum rate increase by le unless or histogram_quantile up".split(" "));

/** Names that an expression uses, without its labels, their values, and numbers. */
const namesIn = (expression: string) =>
  expression
    .replaceAll(/\{[^{}]*\}|\[[^[\]]*\]|"[^"]*"/g, " ")
    .match(/[a-z][a-z0-9_]{2,}|\bor\b|\bby\b|\ble\b/g) ?? [];

const expressions = [...rules.matchAll(/^ {8}expr: (?:\|\n((?: {10}.*\n)+)|(.*)\n)/gm)].map(
  ([, block, line]) => block ?? line ?? "",
);

it("every alarm asks for figures that the server reports", async () => {
  const metrics = createMetrics({
    ...{ variantsWaiting: async () => ({ due: 0, failing: 0 }), imageWork: () => 0 },
    databasePing: async () => undefined,
    databasePool: () => ({ open: 1, idle: 1, waiting: 0 }),
    freeDiskBytes: async () => 1,
    backup: async () => ({ lastSuccessAt: new Date(), lastFailed: false, bytes: 1 }),
    mail: async () => ({ waiting: 0, failing: 0, refused: 0 }),
  });
  metrics.storageCall("put", "ok", 1);
  metrics.cacheAnswer("hit");
  const text = await metrics.text();
  const families = [...text.matchAll(/^# TYPE (\S+) (\S+)/gm)].flatMap(([, name = "", type]) =>
    type === "histogram" ? [`${name}_count`, `${name}_bucket`, `${name}_sum`] : [name],
  );
  const names = expressions.flatMap(namesIn).filter((name) => !language.has(name));
  expect(expressions.length).toBe(rules.match(/- alert:/g)?.length);
  expect(names.length).toBeGreaterThan(15);
  expect(names.filter((name) => !families.includes(name))).toEqual([]);
});

it("every alarm has a severity and says in a sentence what it means", () => {
  for (const rule of rules.split("- alert:").slice(1)) {
    expect(rule).toMatch(/severity: (page|ticket)/);
    expect(rule).toMatch(/summary: .+\.\n/);
  }
});
