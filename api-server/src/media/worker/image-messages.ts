import type { DocumentKind } from "../documents/document-kind.ts";
import type { VariantFile } from "../images/make-variants.ts";
import type { PreparedImage } from "../images/prepare-image.ts";
import type { DocumentText } from "../texts/document-text.ts";
import type { RefusalReason, RefusalStatus } from "../refusal.ts";
import type { SystemFailure } from "../system-failure.ts";

/** What the server asks of the image process. */
export type ImageTask =
  | { kind: "intake"; source: string; target: string }
  | { kind: "variants"; source: string; folder: string; stem: string }
  | { kind: "document"; source: string; filename: string }
  | { kind: "text"; source: string; type: DocumentKind };

export interface ImageResults {
  intake: PreparedImage;
  variants: VariantFile[];
  document: DocumentKind;
  text: DocumentText;
}

/** What it answers; `residentBytes` shows the pool when to start a fresh process. */
export type ImageReply = { residentBytes: number } & (
  | { result: ImageResults[keyof ImageResults] }
  | { refused: { statusCode: RefusalStatus; reason: RefusalReason; message: string } }
  | { failed: SystemFailure }
);
