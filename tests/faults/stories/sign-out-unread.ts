import { leftovers } from "../check/leftovers.ts";
import type { Work } from "../check/ledger.ts";
import type { Visit } from "./visit.ts";

/** Signs out by the screens, offline too; neither the session nor these unpublished works may be readable afterwards. */
export async function signOutUnread(visit: Visit, waiting: readonly Work[]): Promise<void> {
  const { officer, phone } = visit;
  const token = await officer.token();
  await officer.signOut();
  const words = [token, ...waiting.filter(({ kind }) => kind !== "photos").map(({ title }) => title)];
  visit.problems.push(...(await leftovers(await phone.tab(), { words, published: [] })));
}
