import { isRecord } from "../schemas/primitives.ts";

/** What is known of the record a write made or changed; a host of the bare contract may say nothing. */
export interface Receipt {
  id?: string;
  title?: string;
  message?: string;
}

export function receiptOf(reply: unknown): Receipt {
  if (!isRecord(reply)) return {};
  const record = isRecord(reply.data) ? reply.data : reply;
  return {
    id: textOf(record._id) ?? textOf(record.id),
    title: textOf(record.title),
    message: textOf(reply.message),
  };
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}
