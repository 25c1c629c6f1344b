import type { PathsOf, RouteTable } from "@ministry/contract";

export const routes = {
  first: { path: "/Dashboard", page: "./first-page.tsx", component: "FirstPage" },
  second: { path: "/AdminQueue", page: "./second-page.tsx", component: "SecondPage" },
} as const satisfies RouteTable;

export const paths = Object.fromEntries(
  Object.entries(routes).map(([name, { path }]) => [name, path]),
) as PathsOf<typeof routes>;
