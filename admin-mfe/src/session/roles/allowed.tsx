import { may, type Permission } from "@ministry/api-client";
import { useSyncExternalStore, type ReactNode } from "react";
import { usePortal } from "../portal.tsx";

/**
 * Tells what the signed-in account may do. Hosts that know no roles tell none, and everybody there may do everything;
 * a role counts here as soon as the server has sent it, and the server refuses what is tried in between.
 */
export function useMay(): (permission: Permission) => boolean {
  const { sessions } = usePortal();
  const role = useSyncExternalStore(sessions.subscribe, sessions.get)?.user.role;
  return (permission) => may(role, permission);
}

/** Shows its children to whom their role allows it. */
export function Allowed({ to, children }: { to: Permission; children: ReactNode }) {
  return useMay()(to) ? children : null;
}
