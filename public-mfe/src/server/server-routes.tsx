import type { Host } from "@ministry/contract";
import { createRoutes } from "../remote.tsx";
import { LiteLayout } from "./lite-layout.tsx";

/** The routes of the browser; in the layout of the lite edition where that is rendered. */
export const createServerRoutes = (host: Host) =>
  host.lite ? createRoutes(host, <LiteLayout />) : createRoutes(host);
