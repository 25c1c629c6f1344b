import * as z from "zod/mini";

/** JSON body of POST /customerLogin; the server takes both cases (AMB-34). */
export const signInBody = z.object({
  email: z.optional(z.string()),
  password: z.optional(z.string()),
  Email: z.optional(z.string()),
  Password: z.optional(z.string()),
});

/** JSON body of POST /createAdmin: capitals as the contract has them, small ones taken too (AMB-34). */
export const registrationBody = z.object({
  name: z.optional(z.string()),
  Email: z.optional(z.string()),
  Password: z.optional(z.string()),
  email: z.optional(z.string()),
  password: z.optional(z.string()),
});

/** JSON body of the calls that add or change an achievement (API-17…22); clamping is the reader's. */
export const achievementBody = z.object({
  title: z.string(),
  detail: z.optional(z.string()),
  progress: z.optional(z.union([z.number(), z.string(), z.null()])),
});

/** JSON body of the calls that remove a photo (API-49, API-52); `id` is our addition. */
export const positionBody = z.object({
  index: z.union([z.number(), z.string()]),
  id: z.optional(z.string()),
});
