import type { Json } from "@ministry/api-client/second-factor";
import * as proofTexts from "../../../content/accounts/proof.ts";

/** Whether this browser can make and use passkeys. */
export const knowsPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === "function";

/** The library is loaded when a passkey is used, by nobody else. */
const library = () => import("@simplewebauthn/browser");

type Options<Call> = Call extends (given: { optionsJSON: infer Shape }) => unknown ? Shape : never;
type Library = Awaited<ReturnType<typeof library>>;

/** Has the browser make a passkey. Rejects when the person would not, or it can't. */
export async function makePasskey(options: Json): Promise<Json> {
  const { startRegistration } = await library();
  const optionsJSON = options as unknown as Options<Library["startRegistration"]>;
  return (await startRegistration({ optionsJSON })) as unknown as Json;
}

/** Has the browser answer with a passkey. Rejects when the person would not, or it has none. */
export async function answerWithPasskey(options: Json): Promise<Json> {
  const { startAuthentication } = await library();
  const optionsJSON = options as unknown as Options<Library["startAuthentication"]>;
  return (await startAuthentication({ optionsJSON })) as unknown as Json;
}

const words: Record<string, string> = proofTexts.passkeyFailures;

/** What to tell of a failure of the browser's; `undefined` when it is none of the browser's. */
export function passkeyProblem(error: unknown): string | undefined {
  const { name, cause } = error instanceof Error ? error : new Error();
  return words[name] ?? (cause instanceof Error ? words[cause.name] : undefined);
}
