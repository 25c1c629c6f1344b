import type { QueuedItem } from "@ministry/api-client/outbox";

/** The state of a queued request in words, and how it looks. */
export function stateOf(item: QueuedItem): {
  text: string;
  tone: "neutral" | "success" | "warning" | "danger";
} {
  const { job, bytes, sentBytes, orphaned } = item;
  if (orphaned) return { text: "Needs attention: what it belongs to was not taken", tone: "danger" };
  switch (job.state) {
    case "sent":
      return { text: job.receipt ? `Received, receipt ${job.receipt}` : "Received", tone: "success" };
    case "sending":
      return { text: bytes > 0 && sentBytes > 0 ? `Sending ${percent(item)}%` : "Sending", tone: "neutral" };
    case "stuck":
      return { text: `Needs attention: ${job.message || refused(job.status)}`, tone: "danger" };
    case "waiting":
      if (job.cause === "sign-in") return { text: "Sign in to go on sending", tone: "warning" };
      if (job.cause === "server") {
        return { text: `Waiting to send: ${job.message ?? "the server is busy"}`, tone: "warning" };
      }
      return { text: "Saved on this device, waiting to send", tone: "neutral" };
  }
}

/** How much of its files is over, 0 to 100. */
export const percent = ({ bytes, sentBytes }: QueuedItem): number =>
  bytes === 0 ? 0 : Math.min(100, Math.round((sentBytes / bytes) * 100));

const refused = (status: number | undefined) =>
  status === undefined ? "it was refused" : `the server refused it (${status})`;
