export const dayAndTime = (day: string, time: string): string => `${day}, ${time}`;
