import { expect } from "vitest";
import { call } from "./http.ts";

export type RoleName = "viewer" | "editor" | "publisher" | "administrator";
export const roleNames: readonly RoleName[] = ["viewer", "editor", "publisher", "administrator"];

const password = "a long enough password";

export interface Account {
  id: string;
  email: string;
  signIn(word?: string): ReturnType<typeof call>;
  /** Signs in and resolves with the token. */
  token(): Promise<string>;
}

/** A new account of a role, made by the first admin. */
export async function accountOf(role: RoleName, name = `One ${role}`): Promise<Account> {
  const email = `${crypto.randomUUID()}@ministry.example`;
  const made = await call("POST", "/createAdmin", { json: { name, Email: email, Password: password, role } });
  expect(made.status, made.text).toBe(201);
  const { user } = made.json as { user: { _id: string } };
  const signIn = (word = password) =>
    call("POST", "/customerLogin", { token: null, json: { email, password: word } });
  const token = async () => {
    const answer = await signIn();
    expect(answer.status, answer.text).toBe(200);
    return (answer.json as { token: string }).token;
  };
  return { id: user._id, email, signIn, token };
}
