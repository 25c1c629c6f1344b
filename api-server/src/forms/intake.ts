import { type ImageIntake, type StoredImage } from "../media/intake/image-intake.ts";
import { type Uploads } from "../uploads/uploads.ts";
import { type Form, type FormFile } from "./read-form.ts";

export interface IntakeDeps {
  images: ImageIntake;
  uploads: Uploads;
}

/** Uses a form file as it lies on this machine; a resumable upload must be the sender's own and finished. */
export async function withFile<T>(
  file: FormFile,
  uploads: Uploads,
  owner: string,
  use: (file: { path: string; filename: string }) => Promise<T>,
): Promise<T> {
  return file.kind === "received" ? use(file) : uploads.withFile(file.id, owner, use);
}

/** Takes every image of a form, one after the other: nothing is stored in rows until all are good. */
export async function takeImages(
  form: Form,
  { images, uploads }: IntakeDeps,
  owner: string,
): Promise<Map<string, StoredImage[]>> {
  const taken = new Map<string, StoredImage[]>();
  for (const [field, files] of form.files) {
    const stored: StoredImage[] = [];
    for (const file of files) {
      stored.push(await withFile(file, uploads, owner, ({ path }) => images.take(path)));
    }
    taken.set(field, stored);
  }
  return taken;
}

/** Lets go of the resumable uploads a form used, after the commit. */
export function releaseUploads(form: Form, uploads: Uploads): void {
  for (const file of [...form.files.values()].flat()) {
    if (file.kind === "upload") void uploads.release(file.id).catch(() => undefined);
  }
}
