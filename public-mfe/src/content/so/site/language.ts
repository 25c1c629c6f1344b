import type { Language } from "@ministry/contract";

export const language: Language = "so";

export const months =
  "Janaayo Febraayo Maarso Abriil Maajo Juun Luulyo Agoosto Sebtembar Oktoobar Nofembar Disembar".split(" ");

export const dayAndTime = (day: string, time: string): string => `${day}, ${time}`;
