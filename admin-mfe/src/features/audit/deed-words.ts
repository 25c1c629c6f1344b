import type { AuditEntry } from "@ministry/api-client";

type Kinds = Partial<Record<string, string>>;

/** What was done to a part of something bigger, told with the bigger thing's title behind it. */
const partDeeds: Record<string, Kinds> = {
  achievement: {
    create: "added an achievement to",
    update: "changed an achievement of",
    delete: "deleted an achievement of",
    restore: "brought back the achievement",
  },
  photo: {
    create: "added a photo to",
    update: "replaced a photo of",
    delete: "deleted a photo of",
    restore: "brought back a photo of",
  },
  admin: {
    create: "registered",
    update: "changed the account of",
    deactivate: "deactivated",
    activate: "reactivated",
  },
};

const things: Kinds = { project: "the project", event: "the event", document: "the document" };
const verbs: Kinds = { create: "created", update: "changed", delete: "deleted", restore: "brought back" };

/** What somebody did, to be read between their name and the title of the thing: `changed the event`. */
export function deedText({ action, kind, actor, subject }: AuditEntry): string {
  if (kind === "session")
    return subject.id === actor.id ? "signed out everywhere else" : "signed out a device";
  if (action === "password") {
    return subject.id === actor.id ? "chose a new password" : "set a new password for";
  }
  return partDeeds[kind]?.[action] ?? `${verbs[action] ?? action} ${things[kind] ?? `the ${kind}`}`;
}

/** The title behind the deed; none where the deed says it all. */
export function deedTitle({ action, kind, actor, subject }: AuditEntry): string | undefined {
  if (kind === "session" || (action === "password" && subject.id === actor.id)) return undefined;
  return subject.title || undefined;
}

/** The kinds the trail can be filtered by. */
export const kindChoices = [
  { value: "project", label: "Projects" },
  { value: "achievement", label: "Achievements" },
  { value: "photo", label: "Photos" },
  { value: "event", label: "Events" },
  { value: "document", label: "Documents" },
  { value: "admin", label: "Admins and passwords" },
  { value: "session", label: "Sessions" },
];
