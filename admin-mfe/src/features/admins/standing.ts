import type { AdminAccount, Session } from "@ministry/api-client";

/** The signed-in admin's own account; sessions of hosts that tell no id are known by their address. */
export const isOwn = (admin: AdminAccount, user: Session["user"] | undefined): boolean =>
  user?.id === undefined ? admin.email === user?.email : admin.id === user.id;

/** Why an account can't be deactivated; `undefined` when it can. */
export function reasonToStay(
  admin: AdminAccount,
  all: readonly AdminAccount[],
  user: Session["user"] | undefined,
): string | undefined {
  if (!admin.active) return undefined;
  if (all.filter(({ active }) => active).length <= 1) {
    return "The last active admin can’t be deactivated: nobody could sign in any more.";
  }
  if (isOwn(admin, user)) return "This is you. Another admin can deactivate your account.";
  return undefined;
}
