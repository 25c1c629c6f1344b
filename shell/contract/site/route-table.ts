/** One screen of a part: its address, and the component that is shown there. */
export interface TableRoute {
  /** Route pattern as React Router reads it; `*` takes what nothing else fits. */
  readonly path: string;
  /** Source file of the page, as an import from the table's file would name it. */
  readonly page: `./${string}`;
  /** Name under which the page's file exports the component. */
  readonly component: string;
  /** It shows what the API has: who serves its HTML may put that in. */
  readonly answered?: true;
}

/**
 * The route table of a part, `src/routes.ts`: name of a screen → screen. The build takes from it which file answers
 * for which address, the remote its routes, links their addresses (`@ministry/build/route-table`).
 */
export type RouteTable = Readonly<Record<string, TableRoute>>;

/** The addresses of a table, by the names of their screens, as they are written. */
export type PathsOf<Table extends RouteTable> = { readonly [Name in keyof Table]: Table[Name]["path"] };
