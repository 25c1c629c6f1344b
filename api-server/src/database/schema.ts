/** The tables as the queries see them; their one definition in SQL is `../migrations`. */
export * from "./tables/accounts.ts";
export * from "./tables/content.ts";
export * from "./tables/files.ts";
export * from "./tables/service.ts";
