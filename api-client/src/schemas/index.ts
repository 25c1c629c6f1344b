/** The contract's shapes and spellings: shared with the API server, which checks and documents with them. */
export * from "./achievement.ts";
export * from "./achievements-text.ts";
export * from "./answers.ts";
export * from "./bodies.ts";
export * from "./envelopes.ts";
export * from "./event.ts";
export * from "./fields.ts";
export * from "./limits.ts";
export * from "./media.ts";
export * from "./photo.ts";
export { isRecord } from "./primitives.ts";
export * from "./project.ts";
export * from "./publication.ts";
export * from "./roles.ts";
export * from "./session.ts";
