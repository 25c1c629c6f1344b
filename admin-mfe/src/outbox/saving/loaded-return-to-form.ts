import type { Outbox } from "@ministry/api-client/outbox";

/** `returnToForm`, whose code comes when somebody asks for it: screens that offer it don't wait for it. */
export async function returnToForm(
  outbox: Outbox,
  id: string,
  owner: string,
  how?: { resend: boolean },
): Promise<string> {
  const loaded = await import("./return-to-form.ts");
  return loaded.returnToForm(outbox, id, owner, how);
}
