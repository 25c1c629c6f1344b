/** Texts of the forms for events. */

export const objectiveImage = "Objective Image";
export const titleIsRequired = "Title is required.";
export const coverImageIsRequired = "Cover image is required.";
export const updateEventNamed = (title: string) => `Update event: ${title}`;
export const newEvent = "New event";
export const updateFailed = "Update failed.";
export const failedToCreateEvent = "Failed to create event";
export const eventUpdated = "Event updated";
export const eventCreatedSuccessfully = "Event created successfully";
export const updateEvent = "Update Event";
export const createEvent = "Create Event";
export const title = "Title";
export const mustBeUnique = "Must be unique";
export const ministry = "Ministry";
export const shortDescription = "Short Description";
export const moreDescription = "More Description";
export const coverImage = "Cover Image";
export const objectiveImageOptional = "Objective Image (optional)";
