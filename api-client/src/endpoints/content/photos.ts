import type { Call, WriteCall } from "../../http/call.ts";
import { fromPaths, type Reader } from "../../http/reader.ts";
import type { WriteRequest } from "../../http/write-request.ts";
import type { Writer } from "../../http/writer.ts";
import type { PictureMaker } from "../../images.ts";
import type { Photo } from "../../model.ts";
import { photosField, positionFields, replacementPhotoField } from "../../schemas/fields/fields.ts";
import { readGallery } from "../../schemas/records/photo.ts";
import type { Sector } from "../../schemas/fields/sector.ts";
import { orUnderApi, photosUnder, segment } from "../ids.ts";
import { photosOf } from "../pictures.ts";
import { readPaths } from "../public-reads.ts";

/** Reading a project's gallery (API-45, API-50). */
export const photoReads = (reader: Reader, picture: PictureMaker) => ({
  async list(sector: Sector, projectId: string, call?: Call): Promise<Photo[]> {
    const sources = fromPaths(readPaths.photos(sector, projectId), readGallery);
    const { photos, media } = await reader.firstAnswer(sources, {
      fallback: "Failed to load photos.",
      ...call,
    });
    return photosOf(photos, picture, media);
  },
});

/** The writes as data (API-47…49, 51…53). `itemId`: the `_id` the screen showed at `index`. */
export const photoRequests = {
  add: (sector: Sector, projectId: string, files: readonly Blob[]): WriteRequest =>
    sector === "energy"
      ? {
          method: "POST",
          paths: [photosUnder("/energyProject", projectId)],
          look: readPaths.photos(sector, projectId),
          form: {
            texts: {},
            files: inField(photosField.energyGallery, files),
            otherFileField: photosField.form,
          },
        }
      : {
          method: "POST",
          paths: orUnderApi(photosUnder("/WaterProject", projectId)),
          look: readPaths.photos(sector, projectId),
          form: { texts: {}, files: inField(photosField.waterGallery, files) },
        },
  /** Energy alone has a call that replaces. */
  replaceEnergy: (projectId: string, index: number, file: Blob, itemId?: string): WriteRequest => ({
    method: "PUT",
    paths: [photosUnder("/energyProject", projectId)],
    form: {
      texts: { [positionFields.index]: String(index), ...(itemId && { [positionFields.id]: itemId }) },
      files: inField(replacementPhotoField, [file]),
    },
  }),
  remove: (sector: Sector, projectId: string, index: number, itemId?: string): WriteRequest => ({
    method: "DELETE",
    paths:
      sector === "energy"
        ? [photosUnder("/energyProject", projectId)]
        : orUnderApi(photosUnder("/DeleteWaterProject", projectId)),
    json: { [positionFields.index]: index, ...(itemId && { [positionFields.id]: itemId }) },
  }),
};

/** Writing a project's gallery. */
export const photoWrites = (writer: Writer) => {
  const add = async (
    sector: Sector,
    projectId: string,
    files: readonly Blob[],
    call?: WriteCall,
  ): Promise<void> => {
    await writer.send(photoRequests.add(sector, projectId, files), {
      fallback: "Failed to upload photos",
      ...call,
    });
  };
  const remove = async (
    sector: Sector,
    projectId: string,
    index: number,
    call?: WriteCall,
  ): Promise<void> => {
    const request = photoRequests.remove(sector, projectId, index, call?.itemId);
    await writer.send(request, { fallback: "Delete failed", ...call });
  };
  return {
    add,
    remove,
    /**
     * Brings a removed photo back to its place (AMB-18). An addition of our server; a host without it answers with
     * a refusal.
     */
    async restore(photoId: string, call?: WriteCall): Promise<void> {
      await writer.send({ method: "POST", paths: [`/trash/${segment(photoId)}/restore`] }, call);
    },
    /**
     * Puts `file` in the place of a photo. For water the contract has no such call: the photo is removed, then the
     * file added; when adding fails the error says so, the caller still holds the file to try again, and
     * `restore` brings the old photo back.
     */
    async replace(
      sector: Sector,
      projectId: string,
      index: number,
      file: Blob,
      call: WriteCall = {},
    ): Promise<void> {
      const options = { fallback: "Replace failed", ...call };
      if (sector === "energy") {
        await writer.send(photoRequests.replaceEnergy(projectId, index, file, call.itemId), options);
        return;
      }
      const key = call.idempotencyKey ?? crypto.randomUUID();
      await remove("water", projectId, index, {
        ...options,
        onProgress: undefined,
        idempotencyKey: `${key}-remove`,
      });
      await add("water", projectId, [file], { ...options, itemId: undefined, idempotencyKey: `${key}-add` });
    },
  };
};

function inField(field: string, files: readonly Blob[]) {
  return files.map((file) => ({ field, file }));
}
