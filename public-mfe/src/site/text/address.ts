import { addressIn } from "@ministry/contract";
import { language } from "../../content/site/language.ts";

/** The address of a page in the language of this build, for what is no link of the router's. */
export const hrefTo = (path: string): string => addressIn(language, path);
