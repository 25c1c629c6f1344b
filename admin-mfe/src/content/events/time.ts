/** Texts of the fields that say when and where an event is. */

export const timePlaceSector = "Time, place and sector";
export const whenHint =
  "Optional. By the ministry's clock, which is three hours ahead of universal time. Visitors see it in the list and can put it into their calendar.";
export const startsAt = "Begins";
export const endsAt = "Ends";
export const venue = "Venue";
export const venueHint = "A hall, a school, a borehole";

export const timeProblem = (name: string) => `${name} must be a day and a time, such as 2026-03-01 09:00.`;
export const beginningProblem = "Enter when the event begins as well.";
export const orderProblem = "The event can't end before it begins.";
export const venueProblem = (most: number) => `Venue must have at most ${most} characters.`;
