import { type Db } from "../database/database.ts";
import { storedSecretsRepository } from "../repositories/accounts/stored-secrets.ts";
import { type Secrets, SecretsKeyError, wrappedWith } from "../secrets/secrets.ts";

/**
 * Brings the stored secrets under the installation's key when a server starts: plain ones are wrapped. Returns how
 * many were.
 *
 * @throws SecretsKeyError when some are wrapped with a key that is not set, or do not open with it
 */
export async function prepareSecrets(db: Db, secrets: Secrets): Promise<number> {
  const stored = await storedSecretsRepository(db).all();
  const foreign = stored
    .map(({ value }) => wrappedWith(value))
    .find((id) => id !== undefined && !secrets.knows(id));
  if (foreign !== undefined) {
    throw new SecretsKeyError(
      secrets.keyId === undefined
        ? `The stored secrets are wrapped with the key ${foreign}: set SECRETS_KEY to it.`
        : `SECRETS_KEY is the key ${secrets.keyId}, but stored secrets are wrapped with the key ${foreign}. Set SECRETS_KEY to that one, or name it in SECRETS_KEY_PREVIOUS and run: npm run admin -- rotate-secrets`,
    );
  }
  for (const { place, value } of stored) secrets.open(value, place);
  return rewrap(db, secrets, (value) => wrappedWith(value) === undefined);
}

/** Wraps every stored secret with the present key, whichever it was wrapped with. Returns how many were. */
export const rotateSecrets = (db: Db, secrets: Secrets): Promise<number> =>
  rewrap(db, secrets, (value) => wrappedWith(value) !== secrets.keyId);

/** A value that another server changed meanwhile is left to it. */
async function rewrap(db: Db, secrets: Secrets, isDue: (value: string) => boolean): Promise<number> {
  if (secrets.keyId === undefined) return 0;
  const repository = storedSecretsRepository(db);
  let count = 0;
  for (const secret of (await repository.all()).filter(({ value }) => isDue(value))) {
    const { place, value } = secret;
    if (await repository.replace(secret, secrets.wrap(secrets.open(value, place), place))) count += 1;
  }
  return count;
}
