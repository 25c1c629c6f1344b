import type { Result } from "../run-one.ts";

interface Failure {
  index: number;
  what: string;
  problems: string[];
}

/** Counts runs, faults and failures, and says so at the end. */
export class Tally {
  readonly failures: Failure[] = [];
  private readonly faults = new Map<string, number>();
  private runs = 0;
  private ms = 0;

  constructor(private readonly seed: number) {}

  add(index: number, what: string, { problems, applied, ms }: Result): void {
    this.runs += 1;
    this.ms += ms;
    for (const name of applied) this.faults.set(name, (this.faults.get(name) ?? 0) + 1);
    if (problems.length > 0) this.failures.push({ index, what, problems });
  }

  report(): string {
    const width = Math.max(...[...this.faults.keys()].map(({ length }) => length));
    const counts = [...this.faults].sort(([one], [other]) => one.localeCompare(other));
    return [
      "",
      ...counts.map(([name, count]) => `${name.padEnd(width)}  ${count}`),
      "",
      ...this.failures.flatMap(({ index, what, problems }) => [
        `FAILED  run ${index}: ${what}`,
        ...problems.map((problem) => `        ${problem}`),
        `        again: npm run faults -- --seed ${this.seed} --only ${index}`,
      ]),
      `seed ${this.seed}: ${this.runs} runs, ${this.failures.length} failed, ${Math.round(this.ms / Math.max(1, this.runs))} ms a run`,
    ].join("\n");
  }
}
