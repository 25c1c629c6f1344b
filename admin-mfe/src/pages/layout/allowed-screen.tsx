import type { Permission } from "@ministry/api-client";
import { Notice } from "@ministry/shared-ui";
import { Link, Outlet, useLocation } from "react-router-dom";
import * as noticeTexts from "../../content/layout/notices.ts";
import { paths } from "../../paths.ts";
import { Page } from "../../screen/page.tsx";
import { useMay } from "../../session/roles/allowed.tsx";
import { permissionFor } from "../../session/roles/path-permissions.ts";

const lacking: Partial<Record<Permission, string>> = noticeTexts.lacking;

/** The screen at this address, or what it takes to use it: an address may be typed, or come from a colleague. */
export function AllowedScreen() {
  const needed = permissionFor(useLocation().pathname);
  if (useMay()(needed)) return <Outlet />;
  return (
    <Page title={noticeTexts.noAccess}>
      <Notice role="status" title={lacking[needed]}>
        <p>
          {noticeTexts.noAccessHint} <Link to={paths.dashboard}>{noticeTexts.goToDashboard}</Link>
        </p>
      </Notice>
    </Page>
  );
}
