import * as z from "zod/mini";
import {
  maxEmailLength,
  maxIdLength,
  maxPasswordLength,
  maxPersonNameLength,
  maxTextLength,
  maxTitleLength,
} from "./fields/limits.ts";

const upTo = (length: number) => z.string().check(z.maxLength(length));
const email = z.optional(upTo(maxEmailLength));
const password = z.optional(upTo(maxPasswordLength));

/** JSON body of POST /customerLogin; the server takes both cases (AMB-34). */
export const signInBody = z.object({
  ...{ email, password, Email: email, Password: password },
  /** Our addition: the `device` of an earlier sign-in, which has tries of its own. */
  device: z.optional(upTo(maxIdLength)),
});

/** JSON body of POST /createAdmin: capitals as the contract has them, small ones taken too (AMB-34). */
export const registrationBody = z.object({
  name: z.optional(upTo(maxPersonNameLength)),
  Email: email,
  Password: password,
  email,
  password,
  /** Our addition; an administrator without it, as the contract has it. */
  role: z.optional(upTo(maxIdLength)),
});

/** JSON body of the calls that add or change an achievement (API-17…22); clamping is the reader's, and what is no number counts as none. */
export const achievementBody = z.object({
  title: upTo(maxTitleLength),
  detail: z.optional(upTo(maxTextLength)),
  progress: z.optional(z.catch(z.union([z.number(), upTo(maxIdLength), z.null()]), null)),
});

/** JSON body of the calls that remove a photo (API-49, API-52); `id` is our addition. */
export const positionBody = z.object({
  index: z.union([z.number(), upTo(maxIdLength)]),
  id: z.optional(upTo(maxIdLength)),
});
