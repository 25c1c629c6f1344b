/** Addresses of the portal's screens behind links; `admin-mfe/src/routes.ts` has the same ones. */
export const portalLinks = (siteUrl: string) => ({
  invitation: (token: string) => `${siteUrl}/AdminInvitation?token=${token}`,
  reset: (token: string) => `${siteUrl}/AdminPasswordReset?token=${token}`,
});

export type PortalLinks = ReturnType<typeof portalLinks>;
