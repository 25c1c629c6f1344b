import type { Call, WriteCall } from "../../http/call.ts";
import { fromPaths, type Reader } from "../../http/reader.ts";
import { ifUnchanged, type WriteRequest } from "../../http/write-request.ts";
import type { Writer } from "../../http/writer.ts";
import type { AchievementDraft, AchievementsView } from "../../model.ts";
import type { Achievement } from "../../schemas/records/achievement.ts";
import { readAchievement, readAchievements } from "../../schemas/records/read-achievements.ts";
import { unwrapMany, unwrapOne } from "../../schemas/fields/envelopes.ts";
import { positionFields } from "../../schemas/fields/fields.ts";
import { clampProgress } from "../../schemas/fields/limits.ts";
import { isRecord, present, textIn } from "../../schemas/fields/primitives.ts";
import type { Sector } from "../../schemas/fields/sector.ts";
import { type ProjectTexts, readLanguages } from "../../schemas/fields/translations.ts";
import { orUnderApi, segment } from "../ids.ts";
import { readPaths } from "../public-reads.ts";

const sectors: readonly Sector[] = ["energy", "water"];
const under = (prefix: string, projectId: string) => `${prefix}/${segment(projectId)}/achievements`;
const at = (prefix: string, projectId: string, index: number) =>
  `${under(prefix, projectId)}/${segment(index)}`;

const addPrefix = { energy: "/createAchiev", water: "/createWaterAchiev" } as const;
const readPrefix = { energy: "/ReadSingalEnergyAchiev", water: "/ReadSigngalWaterAchiev" } as const; // (sic)
const change = {
  energy: { method: "PATCH", prefix: "/UpdateEnergyAchiev" },
  water: { method: "PUT", prefix: "/Update" },
} as const;
const removePrefix = { energy: "/DeleteEnergyAchiev", water: "/Delete" } as const;

/** Reading for visitors (API-16, API-25). */
export const achievementReads = (reader: Reader) => ({
  async list(projectId: string, call?: Call): Promise<Achievement[]> {
    const sources = fromPaths(readPaths.achievements(projectId), readList);
    return reader.firstAnswer(sources, { fallback: "Failed to load achievements", ...call });
  },
  /** What the viewer shows (P-143). */
  async viewer(projectId: string, call?: Call): Promise<AchievementsView> {
    const sources = fromPaths(readPaths.achievementsView(projectId), readViewer);
    return reader.firstAnswer(sources, { fallback: "Failed to load achievements", ...call });
  },
});

/** Reading one by its position, for editors (API-19, API-21). */
export const achievementByPosition = (reader: Reader) => ({
  async get(sector: Sector, projectId: string, index: number, call?: Call): Promise<Achievement> {
    const sources = fromPaths(orUnderApi(at(readPrefix[sector], projectId, index)), readOne);
    return reader.firstAnswer(sources, { fallback: "Failed to load achievement", ...call });
  },
});

/** The writes as data (API-17, 18, 20, 22…24). `itemId`: the `_id` the screen showed at `index`. */
export const achievementRequests = {
  add: (sector: Sector, projectId: string, draft: AchievementDraft): WriteRequest => ({
    method: "POST",
    paths: [under(addPrefix[sector], projectId)],
    look: readPaths.achievements(projectId),
    json: bodyOf(draft),
  }),
  update: (
    sector: Sector,
    projectId: string,
    index: number,
    draft: AchievementDraft,
    { itemId, version }: { itemId?: string; version?: string } = {},
  ): WriteRequest => ({
    method: change[sector].method,
    paths: [at(change[sector].prefix, projectId, index)],
    json: { ...bodyOf(draft), ...(itemId && { [positionFields.id]: itemId }) },
    ...ifUnchanged(version),
  }),
  remove: (sector: Sector, projectId: string, index: number, itemId?: string): WriteRequest => ({
    method: "DELETE",
    paths: [
      at(removePrefix[sector], projectId, index) + (itemId ? `?${positionFields.id}=${segment(itemId)}` : ""),
    ],
  }),
};

/** Writing achievements. */
export const achievementWrites = (writer: Writer) => ({
  async add(sector: Sector, projectId: string, draft: AchievementDraft, call?: WriteCall): Promise<void> {
    const request = achievementRequests.add(sector, projectId, draft);
    await writer.send(request, { fallback: "Failed to add achievement", ...call });
  },
  async update(
    sector: Sector,
    projectId: string,
    index: number,
    draft: AchievementDraft,
    call?: WriteCall,
  ): Promise<void> {
    const request = achievementRequests.update(sector, projectId, index, draft, call);
    await writer.send(request, { fallback: "Update failed.", ...call });
  },
  async remove(sector: Sector, projectId: string, index: number, call?: WriteCall): Promise<void> {
    const request = achievementRequests.remove(sector, projectId, index, call?.itemId);
    await writer.send(request, { fallback: "Delete failed", ...call });
  },
});

function bodyOf({ title, detail, progress }: AchievementDraft) {
  return { title: title.trim(), detail: detail.trim(), progress: clampProgress(progress) };
}

function readList(reply: unknown): Achievement[] | undefined {
  const field = isRecord(reply) && "achievements" in reply ? reply.achievements : unwrapMany(reply);
  return field === undefined ? undefined : readAchievements(field).achievements;
}

function readViewer(reply: unknown): AchievementsView | undefined {
  const achievements = readList(reply) ?? readList(unwrapOne(reply));
  if (!achievements) return undefined;
  const holder = unwrapOne(reply);
  const project = isRecord(holder) && !Array.isArray(reply) ? holder : {};
  const title = typeof project.title === "string" ? project.title : "";
  const sector = sectors.find((sector) => sector === project.sector);
  return present({ title, sector, ...readLanguages<Pick<ProjectTexts, "title">>(project), achievements });
}

function readOne(reply: unknown): Achievement | undefined {
  const record = unwrapOne(reply);
  if (typeof record === "string") return readAchievement(record);
  if (!isRecord(record)) return undefined;
  return present({ ...readAchievement(record), updatedAt: textIn(record.updatedAt) });
}
