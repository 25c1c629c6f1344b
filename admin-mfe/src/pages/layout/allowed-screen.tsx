import type { Permission } from "@ministry/api-client";
import { Notice } from "@ministry/shared-ui";
import { Link, Outlet, useLocation } from "react-router-dom";
import { paths } from "../../paths.ts";
import { Page } from "../../screen/page.tsx";
import { useMay } from "../../session/roles/allowed.tsx";
import { permissionFor } from "../../session/roles/path-permissions.ts";

const lacking: Partial<Record<Permission, string>> = {
  edit: "Your account can read the portal, but not change anything.",
  administer: "Accounts are managed by administrators.",
};

/** The screen at this address, or what it takes to use it: an address may be typed, or come from a colleague. */
export function AllowedScreen() {
  const needed = permissionFor(useLocation().pathname);
  if (useMay()(needed)) return <Outlet />;
  return (
    <Page title="Not for your account">
      <Notice role="status" title={lacking[needed]}>
        <p>
          Ask an administrator if you need more. <Link to={paths.dashboard}>Go to the dashboard</Link>
        </p>
      </Notice>
    </Page>
  );
}
