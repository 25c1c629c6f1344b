import { refusalIn, type Refusal } from "./refusal.ts";
import type { Writer } from "./writer.ts";

/** Asks the person who they are once more; resolves once the server took it, rejects when they would not. */
export type StepUp = (refusal: Refusal) => Promise<void>;

/** A writer whose refused calls are made again, under their key, after the person has shown who they are. */
export function withStepUp(writer: Writer, stepUp: StepUp | undefined): Writer {
  if (!stepUp) return writer;
  const ask: Writer["ask"] = async (request, call) => {
    const keyed = { ...call, idempotencyKey: call?.idempotencyKey ?? crypto.randomUUID() };
    try {
      return await writer.ask(request, keyed);
    } catch (error) {
      const refusal = refusalIn(error);
      if (refusal.code !== "step-up") throw error;
      // A person who declines sees what the server said.
      await stepUp(refusal).catch(() => Promise.reject(error));
      return writer.ask(request, keyed);
    }
  };
  return { ask, send: async (request, call) => (await ask(request, call)).reply };
}
