import { ToastRegion } from "@ministry/shared-ui";
import { Outlet } from "react-router-dom";
import { useOwnerAnswers } from "../../session/use-owner-answers.ts";
import { useStrayDrops } from "./stray-drops.ts";

/** Around every screen of the portal, the sign-in included. */
export function PortalRoot() {
  useStrayDrops();
  useOwnerAnswers();
  return (
    <ToastRegion>
      <Outlet />
    </ToastRegion>
  );
}
