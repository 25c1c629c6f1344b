import { hashOf } from "../../encryption/encrypt.ts";

/** Keeps the order within a group without telling what it is. */
export const groupKeyOf = async (owner: string, groupId: string): Promise<string> =>
  (await hashOf(new TextEncoder().encode(`${owner}/${groupId}`))).slice(0, 16);
