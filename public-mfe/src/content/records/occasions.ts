/** A day and a time of day, both in words. */
export const dayAndTime = (day: string, time: string): string => `${day}, ${time}`;
