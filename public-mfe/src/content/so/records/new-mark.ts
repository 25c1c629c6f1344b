export const newWord = "Cusub";
