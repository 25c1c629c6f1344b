/** Stands beside what was published since the visitor's last visit. */
export const newWord = "New";
