import { useToast } from "@ministry/shared-ui";
import * as stateTexts from "../content/outbox/states.ts";

/** Runs what a person does with the queue, and says so when this device could not do it. */
export function useQueueAction(): (work: () => Promise<unknown>) => void {
  const toast = useToast();
  return (work) => void work().catch(() => toast({ tone: "danger", text: stateTexts.deviceFailed }));
}
