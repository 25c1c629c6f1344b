import { baseAddress, type Env, onOff, SettingError, text } from "./values.ts";

/** How S3-compatible object storage is reached. */
export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Bucket in the path (`/bucket/key`) rather than in the host name. */
  pathStyle: boolean;
}

/** Reads `S3_*`; `undefined` when none of them is set. @throws SettingError when one is missing */
export function readS3Settings(env: Env): S3Settings | undefined {
  const names = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;
  const [endpoint, bucket, accessKeyId, secretAccessKey] = names.map((name) => text(env, name));
  if (!endpoint && !bucket && !accessKeyId && !secretAccessKey) return undefined;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) {
    const missing = names.filter((name) => text(env, name) === undefined);
    throw new SettingError(`S3 storage needs ${missing.join(", ")} as well.`);
  }
  return {
    endpoint: baseAddress(env, "S3_ENDPOINT", endpoint),
    bucket,
    accessKeyId,
    secretAccessKey,
    region: text(env, "S3_REGION") ?? "us-east-1",
    pathStyle: onOff(env, "S3_PATH_STYLE", true),
  };
}
