import { compatibilityOf, type Compatibility, type Pin, type RemoteName } from "@ministry/contract";
import { shellOffer } from "./offer.ts";

/**
 * Returns how a build can run in this shell. Loaded for builds whose pin does not say it (`Pin.inTree`).
 *
 * @throws when this shell can't run it
 */
export function decide(part: RemoteName, pin: Pin): Compatibility {
  const compatibility = compatibilityOf(shellOffer, pin);
  const { mode, reasons } = compatibility;
  if (mode === "refused") throw new Error(`${part} ${pin.buildId}: ${reasons.join("; ")}`);
  if (reasons.length > 0) console.info(`${part} runs on copies of its own`, reasons);
  return compatibility;
}
