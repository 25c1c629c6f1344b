import { z } from "zod";

/**
 * The contract's answers as the specifications spell them, written from them and not from the code under test: the
 * server and this file must not be able to agree on a wrong spelling.
 */
const id = z.string().regex(/^[0-9a-f]{24}$/);
const reference = z.string().min(1);
const moment = z.iso.datetime();

export const achievement = z.object({
  title: z.string(),
  detail: z.string(),
  progress: z.number().min(0).max(100),
});
const photo = z.object({ Image: reference });

export const project = z.object({
  _id: id,
  title: z.string(),
  desc: z.string(),
  overview: z.string(),
  geogrpahic: z.string(), // (sic)
  objective: z.string(),
  componentTitle: z.string(),
  componentOne: z.string(),
  componentTwo: z.string(),
  componentThree: z.string(),
  componentFour: z.string(),
  coverImage: reference,
  objectiveImage: reference,
  GeographicImage: reference,
  stackeHolder1: reference, // (sic)
  stakeHolder2: reference,
  stakeHolder3: reference,
  stakeHolder4: reference,
  achievements: z.union([z.array(z.union([achievement, z.string()])), z.string()]),
  Photos: z.array(photo),
});

export const listedProject = z.object({ _id: id, title: z.string(), desc: z.string() });

export const event = z.object({
  _id: id,
  title: z.string(),
  ministry: z.string(),
  description: z.string(),
  moreDescription: z.string(),
  coverImage: reference,
});
export const eventPage = z.object({
  items: z.array(z.looseObject({ _id: id, title: z.string() })),
  total: z.number(),
  limit: z.number(),
});

export const publication = z.object({
  _id: id,
  title: z.string(),
  description: z.string(),
  category: z.string(),
  filename: z.string(),
  mimetype: z.string(),
  size: z.number(),
  path: z.string(),
  fileUrl: z.url(),
  createdAt: moment,
  updatedAt: moment,
});

export const media = z.record(
  z.string(),
  z.object({
    width: z.number().int().positive(),
    height: z.number().int().positive(),
    color: z.string().regex(/^#[0-9a-f]{6}$/),
    variants: z.array(
      z.object({
        width: z.number(),
        format: z.enum(["webp", "avif"]),
        url: z.string(),
        bytes: z.number().int().positive(),
      }),
    ),
  }),
);

/** The one record of an answer: an array's first, under `data`, under another known key, or bare. */
export function one(answer: unknown): Record<string, unknown> {
  if (Array.isArray(answer)) return one(answer[0]);
  const record = z.record(z.string(), z.unknown()).parse(answer);
  for (const key of ["data", "achievement", "result", "item"])
    if (typeof record[key] === "object" && record[key] !== null && !("title" in record))
      return one(record[key]);
  return record;
}

/** The list of an answer: an array, or under `data` or `items`, or under `key`. */
export function many(answer: unknown, key?: string): Record<string, unknown>[] {
  if (Array.isArray(answer)) return z.array(z.record(z.string(), z.unknown())).parse(answer);
  const record = z.record(z.string(), z.unknown()).parse(answer);
  const list = (key ? record[key] : undefined) ?? record["data"] ?? record["items"];
  return z.array(z.record(z.string(), z.unknown())).parse(list);
}

export const idOf = (answer: unknown) => id.parse(one(answer)["_id"]);

/** A refusal in the contract's form: a sentence for people, nothing of the machinery (API-57, AMB-42). */
export const problem = z.object({ message: z.string().min(8) });
export const machinery =
  /sql|postgres|pglite|fastify|drizzle|econn|enoent|undefined|node_modules|constraint|\bzod\b|fst_|invalid input syntax|multipart|unexpected (token|end)|libvips|\bvips|sharp/i;
