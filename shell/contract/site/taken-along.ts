/**
 * Pictures of the projects that an officer takes along into the field: the portal puts them into this cache and removes
 * them, and the worker answers from it. They are public; nothing evicts them.
 */
export const takenAlong = { cache: "taken-along" } as const;
