import type { OpenedPage } from "./opened-pages.ts";

/** To be confirmed by the ministry (AMB-23); the same as on the site's contact page. */
const ministry = {
  name: "Ministry of Energy and Water Resources",
  phones: [
    ["Complaints, free of charge", "+000 800 000 300"],
    ["Mobile", "+000 700 000 100"],
    ["Landline", "+000 100 000 200"],
  ],
} as const;

/** Stands above a page that is shown as it was sent. */
export const readAgain =
  '<p role="status"><strong>There is no connection.</strong> This is the page as you opened it. Its buttons work again when there is a connection: then reload it.</p>';

/** The page where nothing else is on this device: whom to call, what can be read, and what to do. */
export async function lastResort(saved: readonly OpenedPage[]): Promise<Response> {
  return new Response(page(saved), {
    status: 503,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": `default-src 'none'; style-src '${await hashOf(style)}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
  });
}

const style = `:root{color-scheme:light dark}
body{max-inline-size:40rem;margin:0 auto;padding:1.5rem 1rem;font:1.0625rem/1.6 system-ui,sans-serif}
h1{font-size:1.5rem;line-height:1.25}h2{font-size:1.125rem;margin-block:1.75rem .5rem}
p{margin-block:.5rem}ul{padding-inline-start:1.25rem;margin:0}
a{display:inline-block;padding-block:.6rem;color:LinkText}
.again{padding-inline:1.25rem;border:2px solid;border-radius:.5rem;font-weight:600;text-decoration:none}`;

const page = (saved: readonly OpenedPage[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>No connection – ${ministry.name}</title><style>${style}</style></head><body><main>
<p>${ministry.name}</p>
<h1>This page can’t be loaded now</h1>
<p>The site did not answer, and this page is not saved on this device.</p>
<p><a class="again" href="">Try again</a></p>
<h2>What you can do</h2>
<ul><li>Check that mobile data or Wi-Fi is on.</li><li>Move to a place with a better signal.</li><li>Call the ministry.</li></ul>
<h2>Call us</h2>
<ul>${ministry.phones.map(phone).join("")}</ul>
<h2>Saved on this device</h2>
${saved.length > 0 ? `<ul>${saved.map(link).join("")}</ul>` : "<p>Nothing yet. Pages are saved while you read them.</p>"}
</main></body></html>`;

const phone = ([label, number]: readonly [string, string]) =>
  `<li>${label}: <a href="tel:${number.replaceAll(" ", "")}">${number}</a></li>`;

const link = ({ path, title }: OpenedPage) =>
  `<li><a href="${attribute(path)}">${title || attribute(path)}</a></li>`;

const attribute = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
