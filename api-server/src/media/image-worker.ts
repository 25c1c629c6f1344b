import sharp from "sharp";
import type { ImageReply, ImageTask } from "./image-messages.ts";
import { makeVariants } from "./make-variants.ts";
import { prepareImage } from "./prepare-image.ts";
import { FileRefusal } from "./refusal.ts";

/**
 * The image process: the only place where a stranger's picture is decoded. A process of its own, rather than a
 * thread: a picture that breaks or stalls a decoder takes nothing else with it, it can be killed in the middle of
 * native code, and the system runs it after the server's own work.
 */
sharp.concurrency(1);
sharp.cache(false);

async function work(task: ImageTask): Promise<ImageReply> {
  const residentBytes = () => process.memoryUsage.rss();
  try {
    const result =
      task.kind === "intake"
        ? await prepareImage(task.source, task.target)
        : await makeVariants(task.source, task.folder, task.stem);
    return { result, residentBytes: residentBytes() };
  } catch (error) {
    if (!(error instanceof FileRefusal)) return { failed: String(error), residentBytes: residentBytes() };
    const { statusCode, reason, message } = error;
    return { refused: { statusCode, reason, message }, residentBytes: residentBytes() };
  }
}

process.on("message", (task: ImageTask) => {
  // A server that died meanwhile hears no reply; `disconnect` ends this process.
  void work(task).then((reply) => process.send?.(reply, undefined, undefined, () => undefined));
});
// The server is gone, however it ended.
process.on("disconnect", () => process.exit());
// The server decides when this process ends, also when the terminal tells the whole group to.
process.on("SIGINT", () => undefined);
process.on("SIGTERM", () => undefined);
