/** A part's routes, made of its route table (`route-table.ts`): one for each screen, in the table's order. */
declare module "virtual:pages" {
  import type { ComponentType } from "react";

  interface Page {
    path: string;
    /** `handle` is what the page's file exports by that name, if it does (react-router's `handle`). */
    lazy: () => Promise<{ Component: ComponentType; handle?: unknown }>;
  }
  export const pages: Page[];
}
