import type { AuditEntry } from "@ministry/api-client";

type Kinds = Partial<Record<string, string>>;

/** What was done to a part of something bigger, described with the title of the bigger thing behind it. */
const partEvents: Record<string, Kinds> = {
  achievement: {
    create: "added an achievement to",
    update: "changed an achievement of",
    delete: "deleted an achievement of",
    restore: "restored the achievement",
    purge: "deleted an achievement for good",
  },
  photo: {
    create: "added a photo to",
    update: "replaced a photo of",
    delete: "deleted a photo of",
    restore: "restored a photo of",
    purge: "deleted a photo for good",
  },
  admin: {
    create: "registered",
    invite: "invited",
    withdraw: "withdrew the invitation of",
    update: "changed the account of",
    role: "changed the role of",
    deactivate: "deactivated",
    activate: "reactivated",
    "second-factor-added": "set up a second factor for",
    "second-factor-removed": "removed a second factor of",
    "recovery-codes": "made new recovery codes for",
    erase: "erased the account of",
  },
};

const accountEvents: Kinds = {
  "sign-in": "signed in",
  "sign-in-failed": "tried to sign in with a wrong password or address",
  "sign-out": "signed out",
  "reset-link": "made a link for a new password for",
  accept: "accepted an invitation",
  export: "exported the change history",
  "second-factor-failed": "showed a wrong second factor",
  "recovery-code-used": "used a recovery code",
  "step-up": "showed once more who they are",
  "secrets-rotated": "moved the stored secrets to another key",
};

/** What somebody does to their own account, where the title says nothing new. */
const ownEvents: Kinds = {
  password: "chose a new password",
  "second-factor-added": "set up a second factor",
  "second-factor-removed": "removed their second factor",
  "recovery-codes": "made new recovery codes",
};
const isOwn = ({ action, actor, subject }: Pick<AuditEntry, "action" | "actor" | "subject">) =>
  action in ownEvents && subject.id === actor.id;

const things: Kinds = { project: "the project", event: "the event", document: "the document" };
/** What was deleted for good has no title any more. */
const purged: Kinds = { project: "a project", event: "an event", document: "a document" };
const verbs: Kinds = { create: "created", update: "changed", delete: "deleted", restore: "restored" };

/** An administrator ended it. */
const isAnothersSession = ({ action, actor, subject }: Pick<AuditEntry, "action" | "actor" | "subject">) =>
  action === "revoke" && subject.title !== "" && subject.id !== actor.id;

/** What somebody did, to be read between their name and the title of the thing: `changed the event`. */
export function eventText({ action, kind, actor, subject, count = 1 }: AuditEntry): string {
  const text = accountEvents[action];
  if (text) return count > 1 ? `${text} (${count} times that month)` : text;
  if (isAnothersSession({ action, actor, subject })) return "signed out a device of";
  if (kind === "session")
    return subject.id === actor.id ? "signed out everywhere else" : "signed out a device";
  if (isOwn({ action, actor, subject })) return ownEvents[action] ?? action;
  if (action === "password") return "set a new password for";
  if (kind === "installation") return `restored the backup of ${subject.title}`;
  if (action === "purge" && purged[kind]) return `deleted ${purged[kind]} for good`;
  return partEvents[kind]?.[action] ?? `${verbs[action] ?? action} ${things[kind] ?? `the ${kind}`}`;
}

/** The title after the sentence; none where the sentence is complete without one. */
export function eventTitle({ action, kind, actor, subject }: AuditEntry): string | undefined {
  if (isAnothersSession({ action, actor, subject })) return subject.title;
  if (action === "sign-in-failed") return subject.title ? `as ${subject.title}` : undefined;
  const isUntitled = action === "accept" || isOwn({ action, actor, subject });
  if (kind === "session" || kind === "installation" || isUntitled) return undefined;
  return subject.title || undefined;
}

/** The kinds of records the trail can be filtered by. */
export const kindChoices = [
  { value: "project", label: "Projects" },
  { value: "achievement", label: "Achievements" },
  { value: "photo", label: "Photos" },
  { value: "event", label: "Events" },
  { value: "document", label: "Documents" },
];
export const accountKinds = [
  { value: "admin", label: "Admins and passwords" },
  { value: "session", label: "Sessions" },
];
