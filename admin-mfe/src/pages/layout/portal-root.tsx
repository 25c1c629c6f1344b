import { ToastRegion } from "@ministry/shared-ui";
import { Outlet } from "react-router-dom";
import { useStrayDrops } from "./stray-drops.ts";

/** Around every screen of the portal, the sign-in included. */
export function PortalRoot() {
  useStrayDrops();
  return (
    <ToastRegion>
      <Outlet />
    </ToastRegion>
  );
}
