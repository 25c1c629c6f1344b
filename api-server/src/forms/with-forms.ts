import multipart from "@fastify/multipart";
import { type FastifyInstance } from "fastify";

/** Routes whose bodies may be forms. Apart from the reads, which would pay for the parser's hooks on every request. */
export async function withForms(
  app: FastifyInstance,
  routes: (forms: FastifyInstance) => void,
): Promise<void> {
  await app.register(async (forms) => {
    await forms.register(multipart, { throwFileSizeLimit: false });
    routes(forms);
  });
}
