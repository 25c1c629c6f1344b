import type { AuditEntry } from "@ministry/api-client";
import * as changeWords from "../../../content/changes/words.ts";

type Kinds = Partial<Record<string, string>>;

/** What was done to a part of something bigger, described with the title of the bigger thing behind it. */
const partEvents: Record<string, Kinds> = changeWords.partEvents;

const accountEvents: Kinds = changeWords.accountEvents;

/** What somebody does to their own account, where the title says nothing new. */
const ownEvents: Kinds = changeWords.ownEvents;
const isOwn = ({ action, actor, subject }: Pick<AuditEntry, "action" | "actor" | "subject">) =>
  action in ownEvents && subject.id === actor.id;

const things: Kinds = changeWords.things;
/** What was deleted for good has no title any more. */
const purged: Kinds = changeWords.purged;
const verbs: Kinds = changeWords.verbs;

/** An administrator ended it. */
const isAnothersSession = ({ action, actor, subject }: Pick<AuditEntry, "action" | "actor" | "subject">) =>
  action === "revoke" && subject.title !== "" && subject.id !== actor.id;

/** What somebody did, to be read between their name and the title of the thing: `changed the event`. */
export function eventText({ action, kind, actor, subject, count = 1 }: AuditEntry): string {
  const text = accountEvents[action];
  if (text) return count > 1 ? changeWords.timesThatMonth(text, count) : text;
  if (isAnothersSession({ action, actor, subject })) return changeWords.signedOutDeviceOf;
  if (kind === "session")
    return subject.id === actor.id ? changeWords.signedOutEverywhereElse : changeWords.signedOutDevice;
  if (isOwn({ action, actor, subject })) return ownEvents[action] ?? action;
  if (action === "password") return changeWords.setNewPasswordFor;
  if (kind === "installation") return changeWords.restoredBackupOf(subject.title);
  if (action === "purge" && purged[kind]) return changeWords.deletedForGood(purged[kind]);
  return (
    partEvents[kind]?.[action] ?? `${verbs[action] ?? action} ${things[kind] ?? changeWords.theNamed(kind)}`
  );
}

/** The title after the sentence; none where the sentence is complete without one. */
export function eventTitle({ action, kind, actor, subject }: AuditEntry): string | undefined {
  if (isAnothersSession({ action, actor, subject })) return subject.title;
  if (action === "sign-in-failed") return subject.title ? changeWords.asNamed(subject.title) : undefined;
  const isUntitled = action === "accept" || isOwn({ action, actor, subject });
  if (kind === "session" || kind === "installation" || isUntitled) return undefined;
  return subject.title || undefined;
}

/** The kinds of records the trail can be filtered by. */
export const kindChoices = [
  { value: "project", label: changeWords.projects },
  { value: "achievement", label: changeWords.achievements },
  { value: "photo", label: changeWords.photosTitle },
  { value: "event", label: changeWords.events },
  { value: "document", label: changeWords.documents },
];
export const accountKinds = [
  { value: "admin", label: changeWords.adminsAndPasswords },
  { value: "session", label: changeWords.sessions },
];
