import { closeSync, fsyncSync, openSync } from "node:fs";
import { type PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

/** The parts of the emscripten runtime the hook touches. */
interface Stream {
  nfd?: number;
  node: unknown;
}
interface Runtime {
  NODEFS: { stream_ops: { fsync?: (stream: Stream) => number }; realPath(node: unknown): string };
}

const errorInputOutput = 29;

/** PGlite's folder file system, with an fsync that reaches the disk: as it comes, a power cut loses commits. */
export class DurableFS extends NodeFS {
  /** How often the database asked for an fsync and got one. */
  syncs = 0;

  override async init(pg: PGlite, options: Parameters<NodeFS["init"]>[1]): ReturnType<NodeFS["init"]> {
    const ready = await super.init(pg, options);
    const steps = ready.emscriptenOpts.preRun as unknown as ((runtime: Runtime) => void)[];
    steps.push((runtime) => {
      runtime.NODEFS.stream_ops.fsync = (stream) => this.sync(runtime, stream);
    });
    return ready;
  }

  private sync(runtime: Runtime, stream: Stream): number {
    try {
      if (stream.nfd !== undefined) fsyncSync(stream.nfd);
      else if (process.platform !== "win32") {
        // A folder, which Windows can't flush.
        const folder = openSync(runtime.NODEFS.realPath(stream.node), "r");
        try {
          fsyncSync(folder);
        } finally {
          closeSync(folder);
        }
      }
      this.syncs += 1;
      return 0;
    } catch {
      return errorInputOutput;
    }
  }
}
