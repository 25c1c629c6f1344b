import { type Role } from "@ministry/api-client/schemas";
import { type Config } from "../settings/config.ts";

/** Whether the installation asks accounts of a role for a second factor (`SECOND_FACTOR`). */
export const asksForSecondFactor =
  (setting: Config["secondFactor"]) =>
  (role: Role): boolean =>
    setting === "everyone" || (setting === "administrators" && role === "administrator");
