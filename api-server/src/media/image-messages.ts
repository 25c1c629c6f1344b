import type { VariantFile } from "./make-variants.ts";
import type { PreparedImage } from "./prepare-image.ts";
import type { RefusalReason, RefusalStatus } from "./refusal.ts";

/** What the server asks of the image process. */
export type ImageTask =
  | { kind: "intake"; source: string; target: string }
  | { kind: "variants"; source: string; folder: string; stem: string };

export interface ImageResults {
  intake: PreparedImage;
  variants: VariantFile[];
}

/** What it answers; `residentBytes` tells the pool when to start a fresh process. */
export type ImageReply = { residentBytes: number } & (
  | { result: PreparedImage | VariantFile[] }
  | { refused: { statusCode: RefusalStatus; reason: RefusalReason; message: string } }
  | { failed: string }
);
