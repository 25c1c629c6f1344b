import sharp from "sharp";
import { checkDocument } from "../documents/check-document.ts";
import type { ImageReply, ImageTask } from "./image-messages.ts";
import { documentText } from "../texts/document-text.ts";
import { makeVariants } from "../images/make-variants.ts";
import { prepareImage } from "../images/prepare-image.ts";
import { FileRefusal } from "../refusal.ts";
import { systemFailureOf } from "../system-failure.ts";
import { unreadable } from "./unreadable.ts";

/**
 * The image process: the only place where a stranger's picture is decoded or document parsed. A process of its own, rather than a
 * thread: a picture that breaks or stalls a decoder takes nothing else with it, it can be killed in the middle of
 * native code, and the system runs it after the server's own work.
 */
sharp.concurrency(1);
sharp.cache(false);

function resultOf(task: ImageTask) {
  if (task.kind === "intake") return prepareImage(task.source, task.target);
  if (task.kind === "document") return checkDocument(task.source, task.filename);
  if (task.kind === "text") return documentText(task.source, task.type);
  return makeVariants(task.source, task.folder, task.stem);
}

/** Ends the task under way with what a parser threw outside of its promise. */
let onStray: (error: unknown) => void = () => undefined;
const stray = () => new Promise<never>((_resolve, reject) => (onStray = reject));

async function work(task: ImageTask): Promise<ImageReply> {
  let residentBytes = () => process.memoryUsage.rss();
  const strayed = stray().catch((error: unknown) => {
    // Nothing is known of this process's state: a number that large has it replaced.
    residentBytes = () => Number.MAX_SAFE_INTEGER;
    throw error;
  });
  try {
    const result = await Promise.race([resultOf(task), strayed]);
    return { result, residentBytes: residentBytes() };
  } catch (error) {
    const failed = systemFailureOf(error);
    if (failed) return { failed, residentBytes: residentBytes() };
    const { statusCode, reason, message } = error instanceof FileRefusal ? error : unreadable(task.kind);
    return { refused: { statusCode, reason, message }, residentBytes: residentBytes() };
  }
}

process.on("uncaughtException", (error) => onStray(error));
process.on("unhandledRejection", (error) => onStray(error));
process.on("message", (task: ImageTask) => {
  // A server that died meanwhile receives no reply; `disconnect` ends this process.
  void work(task).then((reply) => process.send?.(reply, undefined, undefined, () => undefined));
});
// The server is gone, however it ended.
process.on("disconnect", () => process.exit());
// The server decides when this process ends, also when the terminal signals the whole group.
process.on("SIGINT", () => undefined);
process.on("SIGTERM", () => undefined);
