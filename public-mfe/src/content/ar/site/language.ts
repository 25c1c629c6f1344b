import type { Language } from "@ministry/contract";

export const language: Language = "ar";

export const months = "يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر".split(" ");

export const dayAndTime = (day: string, time: string): string => `${day}، ${time}`;
