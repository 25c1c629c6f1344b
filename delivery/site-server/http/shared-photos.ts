import { finished } from "node:stream/promises";
import { sharedPhotos, type SharingProblem } from "@ministry/contract";
import type { Handler } from "./exchange.ts";
import { sendText } from "./respond.ts";

/**
 * Photos shared into the app while no worker was there to take them. They end here: the site stores nothing of
 * anybody. The screen says so and what to do. The body is read first; browsers take an early answer for a broken
 * connection.
 */
export const sharedPhotosHandler: Handler = async ({ request, response, pathname }) => {
  if (request.method !== "POST" || pathname !== sharedPhotos.action) return false;
  await finished(request.resume(), { writable: false });
  const problem: SharingProblem = "no-worker";
  sendText(response, 303, "The photos were not taken.", {
    location: `${sharedPhotos.screen}?problem=${problem}`,
  });
  return true;
};
