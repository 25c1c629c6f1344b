import type { Project } from "@ministry/api-client";
import { madeAt } from "./made-at.ts";

/**
 * When a project last had news, as an ISO time: it was published, or one of its achievements was entered. `undefined`
 * where its record knows neither.
 */
export function latestNewsAt({ createdAt, achievements }: Pick<Project, "createdAt" | "achievements">) {
  const entered = achievements.map(({ id }) => madeAt(id));
  return [createdAt, ...entered]
    .filter((time): time is string => !Number.isNaN(Date.parse(time ?? "")))
    .sort((one, other) => Date.parse(other) - Date.parse(one))[0];
}
