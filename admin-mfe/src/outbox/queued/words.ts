import { handedOverAt, type QueuedItem } from "@ministry/api-client/outbox";
import * as stateTexts from "../../content/outbox/states.ts";
import { clockText, momentText } from "../../lib/moment.tsx";
import { conflictOf } from "./target-record.ts";

export interface ShownState {
  /** The state with its reason, in one line. */
  text: string;
  tone: "neutral" | "success" | "warning" | "danger";
}

/** The state of a queued request in words, and how it looks. */
export function stateOf(item: QueuedItem): ShownState {
  const { job, bytes, sentBytes, orphaned, damaged, keyMissing, newer } = item;
  if (newer) return { text: stateTexts.needsNewerVersion, tone: "warning" };
  if (keyMissing) return { text: stateTexts.lockedWithAnotherKey, tone: "warning" };
  if (damaged) return { text: stateTexts.cannotBeOpened, tone: "danger" };
  const handedOver = handedOverAt(job);
  if (handedOver !== undefined) {
    const text = stateTexts.handedOverToColleague(momentText(handedOver));
    return { text, tone: "warning" };
  }
  if (orphaned) return { text: stateTexts.parentRejected, tone: "danger" };
  switch (job.state) {
    case "sent":
      return received(job.receipt, job.beforeEdit);
    case "sending":
      return {
        text: bytes > 0 && sentBytes > 0 ? stateTexts.sending(percent(item)) : stateTexts.sendingTitle,
        tone: "neutral",
      };
    case "stuck":
      return { text: stateTexts.needsAttention(job.message || withoutWords(item)), tone: "danger" };
    case "waiting":
      if (job.cause === "sign-in") return { text: stateTexts.signInToGoOnSending, tone: "warning" };
      if (job.cause === "server") {
        return {
          text: stateTexts.waitingToSendNamed(job.message ?? stateTexts.serverIsBusy),
          tone: "warning",
        };
      }
      return { text: stateTexts.savedOnThisDeviceWaiting, tone: "neutral" };
  }
}

function received(receipt: string | undefined, beforeEdit: true | undefined): ShownState {
  const text = receipt ? stateTexts.receivedReceiptNamed(receipt) : stateTexts.received;
  if (!beforeEdit) return { text, tone: "success" };
  return {
    text: stateTexts.receivedBeforeEdit(text),
    tone: "warning",
  };
}

/** What a waiting request waits for, beyond its state; empty when there is nothing to add. */
export function waitsFor({ job, nextTryAt }: QueuedItem, now: number): string {
  if (job.state !== "waiting" || nextTryAt === undefined || job.cause === "sign-in") return "";
  const cause = job.cause === "line" ? stateTexts.connectionWasInterrupted : "";
  if (nextTryAt <= now) return stateTexts.tryingAgainShortly(cause);
  return stateTexts.nextTryAt(cause, inWords(nextTryAt - now), clockText(nextTryAt));
}

function inWords(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds < 90) return stateTexts.inSeconds(seconds);
  return stateTexts.inMinutes(Math.round(seconds / 60));
}

/** How much of its files is over, 0 to 100. */
export const percent = ({ bytes, sentBytes }: QueuedItem): number =>
  bytes === 0 ? 0 : Math.min(100, Math.round((sentBytes / bytes) * 100));

/** Why it was refused, where the server has not said so itself. */
function withoutWords(item: QueuedItem): string {
  if (conflictOf(item) === "deleted") return stateTexts.recordNotFound;
  const status = item.job.state === "stuck" ? item.job.status : undefined;
  return status === undefined ? stateTexts.refused : stateTexts.serverRefused(status);
}
