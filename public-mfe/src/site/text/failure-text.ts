import { errorText } from "@ministry/api-client";
import { language as ofPage } from "../../content/site/language.ts";

/**
 * What a failed call is said to have failed of: the server's words first (P-144), which are English; on a page in another
 * language its own.
 */
export const failureText = (error: unknown, own: string, language: string = ofPage): string =>
  language === "en" ? errorText(error, own) : own;
