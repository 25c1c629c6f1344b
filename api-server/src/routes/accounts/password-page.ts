import { escapeHtml as escaped } from "../../lib/escape-html.ts";

const page = (body: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>New password</title>
<style>
:root { color-scheme: light dark; }
body { font: 1.1rem/1.5 system-ui, sans-serif; margin: 0 auto; max-inline-size: 26rem; padding: 2rem 1rem; }
h1 { line-height: 1.2; }
label { font-weight: 600; }
label, input, button { display: block; inline-size: 100%; box-sizing: border-box; font: inherit; }
input, button { margin-block: 0.5rem 1.5rem; padding: 0.7rem; border-radius: 0.4rem; }
input { border: 1px solid GrayText; }
button { border: 0; background: #0a5a70; color: #fff; font-weight: 600; cursor: pointer; }
:focus-visible { outline: 3px solid #e89a12; outline-offset: 2px; }
[role="alert"] { border-inline-start: 4px solid #c0392b; padding-inline-start: 0.75rem; }
</style>
</head>
<body>
<main>
<h1>New password</h1>
${body}
</main>
</body>
</html>
`;

const alert = (refusal: string) => `<p role="alert"><strong>${escaped(refusal)}</strong></p>`;

const toSignIn = (siteUrl: string | undefined) =>
  siteUrl === undefined ? "" : `<p><a href="${escaped(siteUrl)}/AdminLogin">To the sign-in</a></p>`;

/** The page behind a one-time link: a plain form that works without scripts. */
export const passwordForm = (token: string, refusal?: string) =>
  page(`${refusal === undefined ? "" : `${alert(refusal)}\n`}<form method="post" action="password-reset">
<input type="hidden" name="token" value="${escaped(token)}">
<p id="rules">At least 8 characters. Several words in a row are easier to remember and harder to guess. Wherever you are signed in now, you will be signed out.</p>
<label for="password">New password</label>
<input id="password" name="password" type="password" autocomplete="new-password" aria-describedby="rules" required minlength="8" maxlength="200">
<button type="submit">Save the new password</button>
</form>`);

/** @param siteUrl where the portal is, for the way on */
export const passwordSaved = (siteUrl: string | undefined) =>
  page(`<p role="status">The new password is saved. You can sign in with it now.</p>
${toSignIn(siteUrl)}`);

/** The page behind a link that does not work (any more), without a form. */
export const linkRefused = (refusal: string, siteUrl: string | undefined) =>
  page(`${alert(refusal)}
${toSignIn(siteUrl)}`);

/** Styles are in the page itself; nothing else is loaded, and the form goes nowhere else. */
export const passwordPagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";
