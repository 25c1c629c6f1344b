import { CommandRefused } from "../lib/command-refused.ts";

/** How many backups are retained: the newest of each of the last days, weeks and months that have one. */
export interface Retention {
  daily: number;
  weekly: number;
  monthly: number;
}

/** Reads `7,4,12`: days, weeks, months. @throws CommandRefused naming the setting */
export function readRetention(text: string, setting: string): Retention {
  const [daily, weekly = 0, monthly = 0, more] = text.split(",").map((one) => {
    const number = Number(one.trim());
    return /^\d{1,4}$/.test(one.trim()) ? number : Number.NaN;
  });
  if (daily === undefined || more !== undefined || Number.isNaN(daily + weekly + monthly) || daily < 1) {
    throw new CommandRefused(
      `${setting} must be the numbers of daily, weekly and monthly backups to keep, such as 7,4,12, not "${text}".`,
    );
  }
  return { daily, weekly, monthly };
}
