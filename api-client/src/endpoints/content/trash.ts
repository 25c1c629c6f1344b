import { isApiError } from "../../http/api-error.ts";
import type { Call, WriteCall } from "../../http/call.ts";
import { fromPaths, type Reader } from "../../http/reader.ts";
import type { Writer } from "../../http/writer.ts";
import type { PictureMaker } from "../../images.ts";
import type { TrashItem } from "../../model.ts";
import { readTrash } from "../../schemas/records/trash.ts";
import { segment } from "../ids.ts";

/** Answers of hosts that keep no trash. */
const unknownHere = new Set([404, 405, 501]);

/** What was deleted within 30 days, and the way back: an addition of our server (docs/api.md). */
export const trashEndpoint = (reader: Reader, writer: Writer, picture: PictureMaker) => ({
  /** What was deleted, newest first. */
  async list(call?: Call): Promise<TrashItem[]> {
    const sources = fromPaths(["/trash"], readTrash);
    const { items, media } = await reader.firstAnswer(sources, {
      fallback: "Failed to load the trash.",
      ...call,
    });
    return items.map(({ image, ...item }) => ({ ...item, picture: picture(image, media) }));
  },
  /** Whether this host keeps what is deleted; throws while that can't be found out. */
  async offered(call?: Call): Promise<boolean> {
    try {
      await reader.firstAnswer(fromPaths(["/trash?limit=1"], readTrash), call);
      return true;
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.kind === "shape" || unknownHere.has(error.status ?? 0)) return false;
      throw error;
    }
  },
  /** Brings a deleted record back to its place. 409: something else has its title now; 404: it is not there. */
  async restore(id: string, call?: WriteCall): Promise<void> {
    const options = { fallback: "Could not restore", ...call };
    await writer.send({ method: "POST", paths: [`/trash/${segment(id)}/restore`] }, options);
  },
  /** Deletes a record that lies in the trash for good, with its files. 404: it is not there. */
  async purge(id: string, call?: WriteCall): Promise<void> {
    const options = { fallback: "Could not delete", ...call };
    await writer.send({ method: "DELETE", paths: [`/trash/${segment(id)}`] }, options);
  },
});
