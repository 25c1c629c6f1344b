/** Names of the queue's groups that add to a record; all of them end with its title. */

export const achievementsOf = (title: string) => `Achievements of ${title}`;
export const photosOf = (title: string) => `Photos of ${title}`;
