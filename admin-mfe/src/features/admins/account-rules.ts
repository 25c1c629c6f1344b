import type { AdminAccount, Session } from "@ministry/api-client";
import * as adminsTexts from "../../content/accounts/admins.ts";

/** The signed-in admin's own account; sessions of hosts that tell no id are known by their address. */
export const isOwn = (admin: AdminAccount, user: Session["user"] | undefined): boolean =>
  user?.id === undefined ? admin.email === user?.email : admin.id === user.id;

const manages = ({ active, role = "administrator" }: AdminAccount) => active && role === "administrator";

/** Without this account nobody could manage accounts. */
export const isOnlyAdministrator = (admin: AdminAccount, all: readonly AdminAccount[]): boolean =>
  manages(admin) && all.filter(manages).length <= 1;

/** Why an account can't be deactivated; `undefined` when it can. */
export function reasonToStay(
  admin: AdminAccount,
  all: readonly AdminAccount[],
  user: Session["user"] | undefined,
): string | undefined {
  if (!admin.active) return undefined;
  const isOnly = isOnlyAdministrator(admin, all);
  if (isOwn(admin, user)) {
    return isOnly ? adminsTexts.youAreOnlyAdministrator : adminsTexts.cannotDeactivateYourself;
  }
  return isOnly ? adminsTexts.cannotDeactivateOnlyAdministrator : undefined;
}
