import type { TestProject } from "vitest/node";
import { signInTo } from "./sign-in.ts";

/** Any running host of the contract, given by `BASE_URL`, `ADMIN_EMAIL` and `ADMIN_PASSWORD`. */
export default async function setup(project: TestProject) {
  const url = (process.env["BASE_URL"] ?? "").replace(/\/+$/, "");
  const [email, password] = [process.env["ADMIN_EMAIL"], process.env["ADMIN_PASSWORD"]];
  if (!email || !password) throw new Error("BASE_URL needs ADMIN_EMAIL and ADMIN_PASSWORD of an admin there");
  project.provide("target", { url, email, password, token: await signInTo(url, email, password) });
}
