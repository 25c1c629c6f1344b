import { roles } from "@ministry/api-client/schemas";
import { type FastifyPluginAsync, type FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { changeAdmin } from "../../auth/change-admin.ts";
import { userOf } from "../../auth/sessions.ts";
import { badRequest, ownAccount } from "../../lib/problems.ts";
import { type Admin, adminsRepository } from "../../repositories/accounts/admins.ts";
import { secondFactorsRepository } from "../../repositories/accounts/second-factors.ts";
import { resetSecondFactor } from "../../second-factor/enrolment/enrolment.ts";
import { type Deps } from "../deps.ts";
import { refuseIfChanged } from "../edit-guard.ts";
import { answerWrite, auditContextOf, fingerprintOf } from "../writes.ts";

/** Body of `PATCH /admins/{id}`: one of them, or both. */
export const adminChanges = z.object({
  active: z.optional(z.boolean()),
  role: z.optional(z.enum(roles)),
});

const shown = (admin: Admin, owners?: ReadonlySet<string>) => ({
  ...userOf(admin),
  ...(owners && { secondFactor: owners.has(admin.id) }),
  active: admin.active,
  createdAt: admin.createdAt.toISOString(),
  updatedAt: admin.updatedAt.toISOString(),
  ...(admin.lastSignInAt && { lastSignInAt: admin.lastSignInAt.toISOString() }),
});

/** The list of accounts; switching one off ends its sessions at once, and a role counts from the next call on. */
export const adminRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const { db } = deps.database;
    const config = { access: "administer" } as const;

    app.get("/admins", { config }, async (_request, reply) => {
      const owners = await secondFactorsRepository(db).owners();
      const items = (await adminsRepository(db).list()).map((admin) => shown(admin, owners));
      return reply.header("cache-control", "no-store").send({ items });
    });

    app.delete(
      "/admins/:id/second-factor",
      { config: { ...config, stepUp: "everybody" } },
      async (request: FastifyRequest<{ Params: { id: string } }>, reply) => {
        const { id } = request.params;
        const admin = await resetSecondFactor(db, (admins) => admins.findById(id), auditContextOf(request));
        const message = `${admin.name} has no second factor any more.`;
        return reply.header("cache-control", "no-store").send({ message, _id: id });
      },
    );

    app.patch(
      "/admins/:id",
      { config },
      async (request: FastifyRequest<{ Params: { id: string } }>, reply) => {
        const { id } = request.params;
        const body = adminChanges.safeParse(request.body);
        const { active, role } = body.data ?? {};
        if (active === undefined && role === undefined)
          throw badRequest(
            `Say what changes: active (true or false), or role (${roles.slice(0, -1).join(", ")} or ${roles.at(-1)}).`,
          );
        const refusal = role === undefined ? undefined : await deps.stepUp(request);
        if (refusal) throw refusal;
        // What an older client asks for keeps its fingerprint.
        const asked = role === undefined ? [active] : [active, role];
        return answerWrite(deps.write, request, reply, fingerprintOf("change admin", id, ...asked), {
          prepare: () => Promise.resolve(),
          commit: async (tx) => {
            const check = async (admin: Admin) => {
              await refuseIfChanged(tx, request, "account", admin);
            };
            const find = (admins: ReturnType<typeof adminsRepository>) => admins.findById(id);
            const after = await changeAdmin(tx, find, { active, role }, auditContextOf(request), check);
            if (active === false && id === request.actor?.id) throw ownAccount();
            return {
              status: 200,
              body: { message: changeMessage(after, { active, role }), ...shown(after) },
            };
          },
        });
      },
    );
  };

function changeMessage(after: Admin, { active, role }: z.output<typeof adminChanges>): string {
  if (role !== undefined) return `${after.name} is ${role} now.`;
  return active ? "The administrator is active." : "The administrator is deactivated.";
}
