/** Collects measured figures, prints each at once and remembers those over their budget. */
export class Figures {
  readonly broken: string[] = [];

  /** `most` or `least` is the budget; without one the figure is only told. */
  tell(
    name: string,
    value: number,
    unit: string,
    { most, least }: { most?: number; least?: number } = {},
  ): void {
    const budget =
      most !== undefined ? `  (at most ${most})` : least !== undefined ? `  (at least ${least})` : "";
    const line = `${name.padEnd(62)} ${round(value)} ${unit}${budget}`;
    console.log(line);
    if ((most !== undefined && value > most) || (least !== undefined && value < least) || Number.isNaN(value))
      this.broken.push(line);
  }
}

const round = (value: number) => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(2)).padStart(8);

export function percentile(values: number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

export const median = (values: number[]) => percentile(values, 0.5);
