import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { join, dirname } from "node:path";
import { promisify } from "node:util";
import { browserOptions } from "../../support/devices/browser.ts";

export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
type Scores = Record<(typeof categories)[number], number>;

export interface Marks {
  scores: Scores;
  /** What took a tenth or more off a mark. */
  lost: string[];
}

const cli = join(dirname(createRequire(import.meta.url).resolve("lighthouse/package.json")), "cli/index.js");

/** Lighthouse's marks for a phone, 0 to 100, with the throttling applied and not calculated. */
export async function lighthouse(url: string): Promise<Marks> {
  const args = [
    cli,
    url,
    "--quiet",
    "--output=json",
    "--output-path=stdout",
    "--throttling-method=devtools",
    `--only-categories=${categories.join(",")}`,
    "--no-enable-error-reporting",
    `--chrome-flags=${["--headless=new", ...(browserOptions.args ?? [])].join(" ")}`,
  ];
  const env = {
    ...process.env,
    ...(browserOptions.executablePath && { CHROME_PATH: browserOptions.executablePath }),
  };
  const { stdout } = await promisify(execFile)(process.execPath, args, { env, maxBuffer: 1 << 28 });
  const report = JSON.parse(stdout) as Report;
  const scores = Object.fromEntries(
    categories.map((name) => [name, Math.round((report.categories[name]?.score ?? Number.NaN) * 100)]),
  ) as Scores;
  const lost = categories.flatMap((name) =>
    (report.categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${name}: ${id} ${report.audits[id]?.displayValue ?? ""}`.trim()),
  );
  return { scores, lost };
}

interface Report {
  categories: Record<
    string,
    { score: number | null; auditRefs: { id: string; weight: number }[] } | undefined
  >;
  audits: Record<string, { score: number | null; displayValue?: string } | undefined>;
}
