import { isRecord } from "../schemas/fields/primitives.ts";

/** What is known of the record a write made or changed; a host of the bare contract may say nothing. */
export interface Receipt {
  id?: string;
  title?: string;
  message?: string;
  /** What the server took differently from how it was sent (AMB-17). */
  warning?: string;
}

export function receiptOf(reply: unknown): Receipt {
  if (!isRecord(reply)) return {};
  const record = isRecord(reply.data) ? reply.data : reply;
  return {
    id: textOf(record._id) ?? textOf(record.id),
    title: textOf(record.title),
    message: textOf(reply.message),
    warning: textOf(reply.warning),
  };
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}
