import type { DocumentKind } from "../documents/document-kind.ts";
import type { VariantFile } from "../images/make-variants.ts";
import type { PreparedImage } from "../images/prepare-image.ts";
import type { RefusalReason, RefusalStatus } from "../refusal.ts";
import type { SystemFailure } from "../system-failure.ts";

/** What the server asks of the image process. */
export type ImageTask =
  | { kind: "intake"; source: string; target: string }
  | { kind: "variants"; source: string; folder: string; stem: string }
  | { kind: "document"; source: string; filename: string };

export interface ImageResults {
  intake: PreparedImage;
  variants: VariantFile[];
  document: DocumentKind;
}

/** What it answers; `residentBytes` shows the pool when to start a fresh process. */
export type ImageReply = { residentBytes: number } & (
  | { result: PreparedImage | VariantFile[] | DocumentKind }
  | { refused: { statusCode: RefusalStatus; reason: RefusalReason; message: string } }
  | { failed: SystemFailure }
);
