export const newWord = "جديد";
