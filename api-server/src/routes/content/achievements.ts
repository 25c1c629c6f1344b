import { achievementBody, clampProgress, maxAchievements } from "@ministry/api-client/schemas";
import { type FastifyPluginAsync, type FastifyReply, type FastifyRequest } from "fastify";
import { achievementEntriesWire, achievementsListWire } from "../../achievements/achievements-list.ts";
import { achievementsForIndex } from "../../achievements/project-achievements.ts";
import { type Db } from "../../database/database.ts";
import { parseBody } from "../../http/input/parse-body.ts";
import { newId } from "../../lib/ids.ts";
import { titleIn } from "../../lib/visible-text.ts";
import { badRequest, notFound, tooManyAchievements } from "../../lib/problems.ts";
import { achievementsRepository } from "../../repositories/content/achievements.ts";
import { type ProjectRow, projectsRepository } from "../../repositories/content/projects.ts";
import { type Sector } from "../../database/schema.ts";
import { versionAfter } from "../../repositories/content/version-after.ts";
import { achievementWire } from "../../wire/project.ts";
import { type Deps } from "../deps.ts";
import { refuseIfChanged } from "../edit-guard.ts";
import { record } from "../form-writes.ts";
import { indexOf, itemAt, shownIdOf } from "../index-guard.ts";
import { answerWrite, fingerprintOf } from "../writes.ts";

type OfProject = FastifyRequest<{ Params: { id: string } }>;
type AtIndex = FastifyRequest<{ Params: { id: string; index: string } }>;

const withApi = (path: string) => [path, `/api${path}`];

/** Paths on achievements (API-16…27). The generic `/Update` and `/Delete` take an id of either sector (AMB-46). */
const paths = {
  list: withApi("/createAchiev/:id/achievements"),
  viewer: withApi("/:id(^[0-9a-f]{24}$)/achievements"), // constrained: it must swallow no other path (AMB-38)
  add: { energy: "/createAchiev/:id/achievements", water: "/createWaterAchiev/:id/achievements" },
  one: {
    energy: withApi("/ReadSingalEnergyAchiev/:id/achievements/:index"), // (sic)
    water: withApi("/ReadSigngalWaterAchiev/:id/achievements/:index"), // (sic)
  },
  updateEnergy: "/UpdateEnergyAchiev/:id/achievements/:index",
  updateAny: "/Update/:id/achievements/:index",
  removeEnergy: "/DeleteEnergyAchiev/:id/achievements/:index",
  removeAny: "/Delete/:id/achievements/:index",
};

interface AchievementInput {
  title: string;
  detail: string | undefined;
  progress: number | undefined;
}

/** Reads an achievement from a body; progress out of range or no number is brought into range. */
function parseAchievement(body: unknown, titleMissing: string): AchievementInput {
  const parsed = parseBody(achievementBody, body, titleMissing);
  const title = titleIn(parsed.title);
  const detail = parsed.detail?.trim();
  if (!title) throw badRequest(titleMissing);
  const { progress } = parsed;
  return { title, detail, progress: progress === undefined ? undefined : clampProgress(progress) };
}

async function lock(tx: Db, id: string, sector?: Sector): Promise<ProjectRow> {
  const row = await projectsRepository(tx).lockRow(id, sector);
  if (!row) throw notFound("project");
  return row;
}

const add = (deps: Deps, sector: Sector) => (request: OfProject, reply: FastifyReply) => {
  const { id } = request.params;
  return answerWrite(
    deps.write,
    request,
    reply,
    fingerprintOf(`add ${sector} achievement`, id, request.body),
    {
      prepare: () => Promise.resolve(parseAchievement(request.body, "Achievement title is required.")),
      commit: async (tx, { title, detail = "", progress = 0 }) => {
        const project = await lock(tx, id, sector);
        const index = (await achievementsForIndex(tx, project)).length;
        if (index >= maxAchievements) throw tooManyAchievements();
        const repository = achievementsRepository(tx);
        const row = {
          id: newId(),
          projectId: id,
          position: await repository.nextPosition(id),
          title,
          detail,
          progress,
        };
        await repository.insert([row]);
        await projectsRepository(tx).touch(project);
        const after = { _id: row.id, title, detail, progress };
        await record(tx, request, "projects", {
          action: "create",
          kind: "achievement",
          subjectId: row.id,
          subjectTitle: project.title,
          after: { projectId: id, ...after },
        });
        return { status: 201, body: { message: "Achievement added", index, ...after } };
      },
    },
  );
};

const update = (deps: Deps, sector?: Sector) => (request: AtIndex, reply: FastifyReply) => {
  const { id, index } = request.params;
  const shown = shownIdOf(request.body, request.query);
  const fingerprint = fingerprintOf("update achievement", id, index, shown, request.body);
  return answerWrite(deps.write, request, reply, fingerprint, {
    prepare: () =>
      Promise.resolve({ input: parseAchievement(request.body, "Title is required."), at: indexOf(index) }),
    commit: async (tx, { input, at }) => {
      const project = await lock(tx, id, sector);
      const old = itemAt("achievement", await achievementsForIndex(tx, project), at, shown);
      await refuseIfChanged(tx, request, "achievement", old);
      const changed = {
        title: input.title,
        detail: input.detail ?? old.detail,
        progress: input.progress ?? old.progress,
        updatedAt: versionAfter(old.updatedAt),
      };
      await achievementsRepository(tx).update(old.id, changed);
      await projectsRepository(tx).touch(project);
      const after = achievementWire({ ...old, ...changed });
      await record(tx, request, "projects", {
        action: "update",
        kind: "achievement",
        subjectId: old.id,
        subjectTitle: project.title,
        before: achievementWire(old),
        after,
      });
      return { status: 200, body: { message: "Achievement updated", index: at, ...after } };
    },
  });
};

const remove = (deps: Deps, sector?: Sector) => (request: AtIndex, reply: FastifyReply) => {
  const { id, index } = request.params;
  const shown = shownIdOf(request.body, request.query);
  return answerWrite(deps.write, request, reply, fingerprintOf("delete achievement", id, index, shown), {
    prepare: () => Promise.resolve(indexOf(index)),
    commit: async (tx, at) => {
      const project = await lock(tx, id, sector);
      const old = itemAt("achievement", await achievementsForIndex(tx, project), at, shown);
      await achievementsRepository(tx).update(old.id, { deletedAt: new Date() });
      await projectsRepository(tx).touch(project);
      await record(tx, request, "projects", {
        action: "delete",
        kind: "achievement",
        subjectId: old.id,
        subjectTitle: project.title,
        before: achievementWire(old),
      });
      return { status: 200, body: { message: "Achievement deleted", deleted: achievementWire(old) } };
    },
  });
};

/** The list as positions address it: rows, or the lines of a prose text. */
async function listOf(db: Db, project: ProjectRow) {
  return achievementEntriesWire(project, await projectsRepository(db).achievementsOf(project.id));
}

/** Achievements, addressed by project and position; `_id` guards the position (AMB-19). */
export const achievementRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const { db } = deps.database;
    const projects = projectsRepository(db);
    const config = { access: "edit" } as const;

    const list = async (request: OfProject, reply: FastifyReply) => {
      const { id } = request.params;
      return deps.cachedRead(request, reply, "projects", `achievements ${id}`, async () => {
        const project = await projects.findRow(id);
        if (!project) throw notFound("project");
        return achievementsListWire(project, await projects.achievementsOf(id));
      });
    };

    const one = (sector: Sector) => async (request: AtIndex, reply: FastifyReply) => {
      const { id, index } = request.params;
      const at = indexOf(index);
      return deps.cachedRead(request, reply, "projects", `achievement ${sector} ${id} ${at}`, async () => {
        const project = await projects.findRow(id, sector);
        if (!project) throw notFound("project");
        const found = (await listOf(db, project))[at];
        if (!found) throw notFound("achievement");
        // For editing: a change is made on this version. Lists do without, visitors have no use for it.
        const row = (await projects.achievementsOf(id))[at];
        return { ...found, index: at, ...(row && { updatedAt: row.updatedAt.toISOString() }) };
      });
    };

    for (const url of [...paths.list, ...paths.viewer]) app.get(url, list);
    for (const sector of ["energy", "water"] as const) {
      for (const url of paths.one[sector]) app.get(url, one(sector));
      app.post(paths.add[sector], { config }, add(deps, sector));
    }
    app.patch(paths.updateEnergy, { config }, update(deps, "energy"));
    app.put(paths.updateAny, { config }, update(deps));
    app.delete(paths.removeEnergy, { config }, remove(deps, "energy"));
    app.delete(paths.removeAny, { config }, remove(deps));
  };
