import type { SiteConfig } from "@ministry/contract";

/** The site wants no workers any more (`config.json`). What waits stays for the portal's pages to send. */
export async function isUnwanted(): Promise<boolean> {
  try {
    const answer = await fetch("/config.json", { cache: "no-cache" });
    return answer.ok && ((await answer.json()) as Partial<SiteConfig>).serviceWorker === false;
  } catch {
    return false;
  }
}
