/** Texts of the pages for events. */

export const createEvent = "Create Event";
export const updateEvent = "Update Event";
export const back = "Back";
export const couldNotLoadEventDetails = "Could not load event details.";
export const cancel = "Cancel";
export const events = "Events";
export const addNewEvent = "Add New Event";
