/** The public face: the contract's calls with clean names, and what screens need to speak of their results. */
export { createApi, type Api } from "./create-api.ts";
export { createPublicApi, type ApiOptions, type PublicApi } from "./create-public-api.ts";
export type { OwnSession, PasswordChange } from "./endpoints/accounts/account.ts";
export type { AdminAccount } from "./endpoints/accounts/admins.ts";
export type { AuditPage, AuditQuery } from "./endpoints/service/audit.ts";
export type { BackupStatus } from "./endpoints/service/backups.ts";
export type { Credentials, Registration } from "./endpoints/accounts/auth.ts";
export type { EmptyGalleries } from "./endpoints/content/galleries.ts";
export type { LinkDelivery, Invitation } from "./endpoints/accounts/invitations.ts";
export type { Receipt } from "./endpoints/receipt.ts";
export { ApiError, errorText, isApiError, type ApiErrorKind } from "./http/api-error.ts";
export { retryAfterMs } from "./http/answer.ts";
export { refusalIn, type Refusal } from "./http/refusal.ts";
export type { Call, WriteCall } from "./http/call.ts";
export type { WriteRequest } from "./http/write-request.ts";
export { allImagesUrl, storageUrl } from "./images.ts";
export type * from "./model.ts";
export { requests } from "./requests.ts";
export type { Achievement } from "./schemas/records/achievement.ts";
export {
  achievementLines,
  formatAchievementsText,
  parseAchievementsText,
} from "./schemas/records/achievements-text.ts";
export type { AuditEntry, AuditValue, FieldChange } from "./schemas/audit.ts";
export {
  bytesPerMb,
  maxDistrictLength,
  clampProgress,
  defaultEventPageSize,
  maxDocumentBytes,
  maxFilesPerRequest,
  maxImageBytes,
  maxPasswordLength,
  maxVenueLength,
} from "./schemas/fields/limits.ts";
export { ministryTime, momentAt, momentIn } from "./schemas/fields/moments.ts";
export { defaultCategory, documentCategories, type DocumentCategory } from "./schemas/records/publication.ts";
export { projectStages, startYears, type ProjectStage } from "./schemas/fields/places.ts";
export type { Sector } from "./schemas/fields/sector.ts";
export { may, roleIn, roles, type Permission, type Role } from "./schemas/roles.ts";
export type { Session } from "./schemas/session.ts";
export { inLanguage } from "./schemas/fields/in-language.ts";
export {
  defaultLanguage,
  languages,
  type EventTexts,
  type Language,
  type ProjectTexts,
  type PublicationTexts,
  type Translated,
  type Translations,
} from "./schemas/fields/translations.ts";
export { clearSession, loadDevice, loadSession, saveSession, type SessionStorage } from "./session.ts";
