/** The token of one session that all tests share: sign-ins are limited. */
export async function signInTo(url: string, email: string, password: string): Promise<string> {
  const answer = await fetch(`${url}/customerLogin`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  const { token, message } = (await answer.json()) as { token?: string; message?: string };
  if (!token) throw new Error(`no sign-in at ${url}: ${answer.status} ${message ?? ""}`);
  return token;
}
