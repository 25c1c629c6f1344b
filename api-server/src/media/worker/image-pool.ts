import { availableParallelism } from "node:os";
import type { DocumentKind } from "../documents/document-kind.ts";
import type { ImageResults, ImageTask } from "./image-messages.ts";
import { ImageProcess } from "./image-process.ts";

/** Image and document work apart from the server's own process; intake goes before variants and texts. */
export interface ImagePool {
  /** Makes an uploaded image fit for publication. Rejects with `FileRefusal` when it can't be taken. */
  intake(source: string, target: string): Promise<ImageResults["intake"]>;
  /** Makes the smaller copies of a stored image; the signal gives the work up, also in the middle. */
  variants(
    source: string,
    folder: string,
    stem: string,
    signal?: AbortSignal,
  ): Promise<ImageResults["variants"]>;
  /** Recognises a document by its content and checks it. Rejects with `FileRefusal` when it can't be taken. */
  document(source: string, filename: string): Promise<ImageResults["document"]>;
  /** Reads the text of a stored document. Rejects with `FileRefusal` when it can't be read; the signal gives it up. */
  text(source: string, type: DocumentKind, signal?: AbortSignal): Promise<ImageResults["text"]>;
  /** Work waiting or under way; for the metrics. */
  pending(): number;
  /** Ends the processes; what waits or is under way rejects. */
  close(): Promise<void>;
}

export interface ImagePoolOptions {
  /** Processes at most; one core is left to the server by default. They start when there is work. */
  size?: number;
}

interface Job {
  task: ImageTask;
  signal: AbortSignal | undefined;
  resolve: (result: never) => void;
  reject: (reason: unknown) => void;
}

/** Opens the pool; costs nothing until the first picture comes. */
export function createImagePool({
  size = Math.max(1, availableParallelism() - 1),
}: ImagePoolOptions = {}): ImagePool {
  const processes = Array.from({ length: size }, () => new ImageProcess());
  const urgent: Job[] = [];
  const patient: Job[] = [];
  let running = 0;
  let closed = false;

  function next(): void {
    const idle = processes.find((one) => !one.busy);
    const job = idle && (urgent.shift() ?? patient.shift());
    if (!idle || !job) return;
    running += 1;
    idle
      .run(job.task, job.signal)
      .then((result) => job.resolve(result as never), job.reject)
      .finally(() => {
        running -= 1;
        next();
      });
    next();
  }

  function submit<Kind extends ImageTask["kind"]>(
    queue: Job[],
    task: ImageTask & { kind: Kind },
    signal?: AbortSignal,
  ) {
    return new Promise<ImageResults[Kind]>((resolve, reject) => {
      if (closed) return reject(new Error("the image pool is closed"));
      queue.push({ task, signal, resolve, reject });
      next();
    });
  }

  return {
    intake: (source, target) => submit(urgent, { kind: "intake", source, target }),
    variants: (source, folder, stem, signal) =>
      submit(patient, { kind: "variants", source, folder, stem }, signal),
    document: (source, filename) => submit(urgent, { kind: "document", source, filename }),
    text: (source, type, signal) => submit(patient, { kind: "text", source, type }, signal),
    pending: () => urgent.length + patient.length + running,
    async close() {
      closed = true;
      for (const job of [...urgent.splice(0), ...patient.splice(0)]) {
        job.reject(new Error("the image pool is closed"));
      }
      await Promise.all(processes.map((one) => one.end()));
    },
  };
}
