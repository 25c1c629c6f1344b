import type { Mount } from "@ministry/contract";
import { mountRoutes } from "@ministry/contract/mount";
import { createRoutes } from "./remote.tsx";

export { OwnQueries } from "@ministry/contract/mount";

export const mount: Mount = (element, host) => mountRoutes(element, host, createRoutes);
