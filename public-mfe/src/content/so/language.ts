import type { Language } from "@ministry/contract";

export const language: Language = "so";
