import { type AnswerCache } from "../cache/answer-cache.ts";
import { type Config } from "../settings/config.ts";
import { type Database } from "../database/database.ts";
import { type SessionService } from "../auth/sessions.ts";
import { type StepUp } from "../auth/step-up.ts";
import { type CachedRead } from "../http/cached-read.ts";
import { type OnceOnly } from "../idempotency/once-only.ts";
import { type DocumentIntake } from "../media/intake/document-intake.ts";
import { type ImageIntake } from "../media/intake/image-intake.ts";
import { type JobLoop } from "../jobs/job-loop.ts";
import { type Enrolment } from "../second-factor/enrolment/enrolment.ts";
import { type SecondFactors } from "../second-factor/second-factors.ts";
import { type Secrets } from "../secrets/secrets.ts";
import { type MailQueue } from "../mail/mail-queue.ts";
import { type PortalLinks } from "../auth/portal-links.ts";
import { type Metrics } from "../monitoring/metrics.ts";
import { type InstallationRow } from "../repositories/service/installation.ts";
import { type ObjectStore } from "../storage/object-store.ts";
import { type Uploads } from "../uploads/uploads.ts";

/** What the routes work with. */
export interface Deps {
  config: Config;
  database: Database;
  sessions: SessionService;
  factors: SecondFactors;
  stepUp: StepUp;
  enrolment: Enrolment;
  secrets: Secrets;
  cache: AnswerCache;
  cachedRead: CachedRead;
  write: OnceOnly;
  store: ObjectStore;
  /** What database and file storage belong to. */
  installation: InstallationRow;
  images: ImageIntake;
  documents: DocumentIntake;
  variants: JobLoop;
  /** Reads the texts of documents. */
  texts: JobLoop;
  uploads: Uploads;
  metrics: Metrics;
  /** Sends the mails that wait; absent where no mail server is configured. */
  mail: MailQueue | undefined;
  /** Where the links of invitations and resets lead. */
  links: PortalLinks;
  /** Folder for files of a form until they are taken in. */
  tempDir: string;
  /** What POST /createAdmin asks for while there is no administrator; without one the call stays shut. */
  setupSecret?: string | undefined;
}
