import { type FastifyPluginAsync } from "fastify";
import { projectsRepository } from "../../repositories/content/projects.ts";
import { type Deps } from "../deps.ts";
import { clampedPaging } from "../paging.ts";

/**
 * The projects nobody has a picture of, for the officers' dashboard (an addition of ours): the lists carry no photos,
 * and asking every project for its gallery would be one call each.
 */
export const projectsWithoutPhotosRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const projects = projectsRepository(deps.database.db);
    app.get("/projects-without-photos", { config: { access: "view" } }, async (request, reply) => {
      const { limit } = clampedPaging(request.query, 50);
      const { items, total } = await projects.withoutPhotos(limit);
      return reply.header("cache-control", "no-store").send({
        items: items.map(({ id, title, sector }) => ({ _id: id, title, sector })),
        total,
        limit,
      });
    });
  };
