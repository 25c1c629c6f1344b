import { type FastifyBaseLogger } from "fastify";
import { type Config } from "../settings/config.ts";
import { type Db } from "../database/database.ts";
import { createSecrets, type Secrets } from "../secrets/secrets.ts";
import { prepareSecrets } from "./stored-secrets.ts";

/**
 * The installation's key for secrets, ready for use; says in one line of the log where there is none.
 *
 * @throws SecretsKeyError when it is not the key of the stored secrets
 */
export async function openSecrets(
  { secretsKeys }: Pick<Config, "secretsKeys">,
  db: Db,
  log: Pick<FastifyBaseLogger, "info" | "warn">,
): Promise<Secrets> {
  const secrets = createSecrets(secretsKeys);
  const wrapped = await prepareSecrets(db, secrets);
  if (secrets.keyId === undefined)
    log.info("SECRETS_KEY is not set: queue keys and second factors are stored unencrypted in the database");
  else if (wrapped > 0) log.info({ wrapped, keyId: secrets.keyId }, "stored secrets are wrapped now");
  return secrets;
}
