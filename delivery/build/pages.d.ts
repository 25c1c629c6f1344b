/** A part's routes, made of its route table (`route-table.ts`): one for each screen, in the table's order. */
declare module "virtual:pages" {
  import type { RouteObject } from "react-router-dom";

  export const pages: RouteObject[];
}
