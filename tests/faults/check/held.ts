import { createApi, type Project, type Sector } from "@ministry/api-client";
import type { Held } from "./ledger.ts";
import { markOf } from "../scenarios/photos.ts";

const sectors: readonly Sector[] = ["water", "energy"];

/** The API as the judge: what it holds, asked past the bad connection. */
export function judge(apiUrl: string, token: string) {
  const api = createApi({ apiBase: apiUrl, storageBase: `${apiUrl}/storage`, token: () => token });
  const ofRun = (title: string, tag: string) => title.includes(tag);

  async function galleryOf(sector: Sector, { id }: Project): Promise<string[]> {
    const photos = await api.photos.list(sector, id);
    return photos.map(({ picture }) => markOf(picture.width, picture.height));
  }

  return {
    /** Every record whose title carries the run's tag. */
    async held(tag: string): Promise<Held[]> {
      const held: Held[] = [];
      for (const sector of sectors) {
        for (const project of await api.projects.list(sector)) {
          if (!ofRun(project.title, tag)) continue;
          held.push({ kind: "project", title: project.title, photos: await galleryOf(sector, project) });
        }
      }
      for (const { title, coverImage } of (await api.events.page({ limit: 50 })).items) {
        const photos = coverImage ? [markOf(coverImage.width, coverImage.height)] : [];
        if (ofRun(title, tag)) held.push({ kind: "event", title, photos });
      }
      return held;
    },
    /** A project that is there beforehand. */
    async publish(sector: Sector, title: string): Promise<void> {
      await api.projects.create(sector, { title, description: "Here before the run.", overview: "Here." });
    },
    /** Leaves the lists as short as they were. */
    async remove(tag: string): Promise<void> {
      for (const sector of sectors) {
        for (const { id, title } of await api.projects.list(sector)) {
          if (ofRun(title, tag)) await api.projects.remove(sector, id);
        }
      }
      for (const { id, title } of (await api.events.page({ limit: 50 })).items) {
        if (ofRun(title, tag)) await api.events.remove(id);
      }
    },
  };
}

export type Judge = ReturnType<typeof judge>;
