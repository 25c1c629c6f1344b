import { mountRoutes, type Mount } from "@ministry/contract/mount";
import { createRoutes } from "./remote.tsx";

export { OwnQueries } from "@ministry/contract/mount";

/** Renders this part in a root of its own, where the host's React or router does not satisfy it. */
export const mount: Mount = (element, host) => mountRoutes(element, host, createRoutes);
