import { handedOverAt, type QueuedItem } from "@ministry/api-client/outbox";
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
  if (newer) return { text: "Needs a newer version of the portal: reload it to send this", tone: "warning" };
  if (keyMissing) return { text: "Locked with another key: sign in again to open it", tone: "warning" };
  if (damaged) return { text: "Needs attention: it can’t be opened on this device", tone: "danger" };
  const handedOver = handedOverAt(job);
  if (handedOver !== undefined) {
    const text = `Handed over to a colleague ${momentText(handedOver)}. It is not sent from here`;
    return { text, tone: "warning" };
  }
  if (orphaned) return { text: "Needs attention: what it belongs to was rejected", tone: "danger" };
  switch (job.state) {
    case "sent":
      return received(job.receipt, job.beforeEdit);
    case "sending":
      return { text: bytes > 0 && sentBytes > 0 ? `Sending ${percent(item)}%` : "Sending", tone: "neutral" };
    case "stuck":
      return { text: `Needs attention: ${job.message || withoutWords(item)}`, tone: "danger" };
    case "waiting":
      if (job.cause === "sign-in") return { text: "Sign in to go on sending", tone: "warning" };
      if (job.cause === "server") {
        return { text: `Waiting to send: ${job.message ?? "the server is busy"}`, tone: "warning" };
      }
      return { text: "Saved on this device, waiting to send", tone: "neutral" };
  }
}

function received(receipt: string | undefined, beforeEdit: true | undefined): ShownState {
  const text = receipt ? `Received, receipt ${receipt}` : "Received";
  if (!beforeEdit) return { text, tone: "success" };
  return {
    text: `${text}, as it was before your last change. Make the change on its own page.`,
    tone: "warning",
  };
}

/** What a waiting request waits for, beyond its state; empty when there is nothing to add. */
export function waitsFor({ job, nextTryAt }: QueuedItem, now: number): string {
  if (job.state !== "waiting" || nextTryAt === undefined || job.cause === "sign-in") return "";
  const cause = job.cause === "line" ? "The connection was interrupted. " : "";
  if (nextTryAt <= now) return `${cause}Trying again shortly.`;
  return `${cause}Next try ${inWords(nextTryAt - now)}, at ${clockText(nextTryAt)}.`;
}

function inWords(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds < 90) return `in ${seconds} s`;
  return `in ${Math.round(seconds / 60)} min`;
}

/** How much of its files is over, 0 to 100. */
export const percent = ({ bytes, sentBytes }: QueuedItem): number =>
  bytes === 0 ? 0 : Math.min(100, Math.round((sentBytes / bytes) * 100));

/** Why it was refused, where the server has not said so itself. */
function withoutWords(item: QueuedItem): string {
  if (conflictOf(item) === "deleted") return "the record was not found at the server";
  const status = item.job.state === "stuck" ? item.job.status : undefined;
  return status === undefined ? "it was refused" : `the server refused it (${status})`;
}

/** `1 item`, `3 items`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
