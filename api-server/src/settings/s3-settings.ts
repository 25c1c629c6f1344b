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
