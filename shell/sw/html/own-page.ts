import { languages, type Language } from "@ministry/contract";

/** The ministry's name on pages of the worker's own. */
const ministry: Readonly<Record<Language, string>> = {
  en: "Ministry of Energy and Water Resources",
  so: "Wasaaradda Tamarta iyo Kheyraadka Biyaha",
  ar: "وزارة الطاقة والموارد المائية",
};

const style = `:root{color-scheme:light dark}
body{max-inline-size:40rem;margin:0 auto;padding:1.5rem 1rem;font:1.0625rem/1.6 system-ui,sans-serif}
h1{font-size:1.5rem;line-height:1.25}h2{font-size:1.125rem;margin-block:1.75rem .5rem}
p{margin-block:.5rem}ul{padding-inline-start:1.25rem;margin:0}
a{display:inline-block;padding-block:.6rem;color:LinkText}
.action{padding-inline:1.25rem;border:2px solid;border-radius:.5rem;font-weight:600;text-decoration:none}`;

/**
 * A page that the worker writes itself, in the place of one that is neither on this device nor can be fetched: it needs
 * no file of the site and runs no script.
 *
 * @param body HTML below the heading
 */
export async function ownPage(language: Language, title: string, body: string): Promise<Response> {
  const html = `<!doctype html>
<html lang="${language}" dir="${languages[language].dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – ${ministry[language]}</title><style>${style}</style></head><body><main>
<p>${ministry[language]}</p>
<h1>${title}</h1>
${body}
</main></body></html>`;
  return new Response(html, {
    status: 503,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": `default-src 'none'; style-src '${await hashOf(style)}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
  });
}

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
