import type { Role } from "@ministry/api-client";
import * as roleTexts from "../../content/accounts/roles.ts";

/** What an account of each role is called, and what it may do. */
export const roleWords: Record<Role, { name: string; may: string }> = roleTexts.roleWords;
