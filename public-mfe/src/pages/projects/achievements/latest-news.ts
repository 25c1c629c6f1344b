import type { Project } from "@ministry/api-client";
import { creationTimeOfId } from "./creation-time-of-id.ts";

/**
 * When a project, or another record, last had news, as an ISO time: it was published, or one of its achievements was
 * entered. `undefined` where it knows neither.
 */
export const latestNewsAt = ({ createdAt, achievements = [] }: Partial<Project>) =>
  achievements
    .map(({ id }) => creationTimeOfId(id))
    .reduce((latest, entered) => (timeOf(entered) > timeOf(latest) ? entered : latest), createdAt);

const timeOf = (iso = "") => Date.parse(iso) || 0;
