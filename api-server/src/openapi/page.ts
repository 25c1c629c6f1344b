import { createHash } from "node:crypto";
import { type ApiDescription } from "./document.ts";

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const style = `
body { font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; max-inline-size: 60rem; padding: 1rem; color: #1b1b1b; }
h2 { margin-block-start: 2.5rem; border-block-end: 1px solid #aaa; }
details { border: 1px solid #ccc; border-radius: 4px; margin-block: 0.5rem; padding: 0.4rem 0.8rem; }
summary { cursor: pointer; }
code, pre { font-family: ui-monospace, monospace; font-size: 0.9rem; overflow-wrap: anywhere; }
pre { background: #f4f4f4; padding: 0.8rem; overflow-x: auto; }
.lock { background: #f3e4c0; border-radius: 3px; padding-inline: 0.4rem; font-size: 0.85rem; }
`;

interface Operation {
  tags: string[];
  summary: string;
  security?: unknown;
  requestBody?: { content: Record<string, { schema: unknown }> };
  responses: Record<string, { content?: Record<string, { schema?: unknown }> }>;
}

const block = (title: string, schema: unknown) =>
  schema === undefined ? "" : `<h3>${title}</h3><pre>${escaped(JSON.stringify(schema, null, 2))}</pre>`;

function entry(
  method: string,
  path: string,
  { summary, security, requestBody, responses }: Operation,
): string {
  const [kind, body] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const [type = "", answer] = Object.entries(responses["2XX"]?.content ?? {})[0] ?? [];
  const shown = type === "application/json" ? answer?.schema : type || undefined;
  return `<details>
<summary><code><strong>${method.toUpperCase()}</strong> ${escaped(path)}</code>${security ? ' <span class="lock">session</span>' : ""}<br>${escaped(summary)}</summary>
${block(`Body (${kind ?? ""})`, body?.schema)}${block("Answer", shown)}
</details>`;
}

/** The description as one page that loads nothing else and needs no script. */
export function renderDocs({ info, paths }: ApiDescription): string {
  const byTag = new Map<string, string[]>();
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, described] of Object.entries(methods)) {
      const operation = described as Operation;
      const [tag = ""] = operation.tags;
      byTag.set(tag, [...(byTag.get(tag) ?? []), entry(method, path, operation)]);
    }
  }
  const sections = [...byTag].map(
    ([tag, entries]) => `<section><h2>${tag}</h2>\n${entries.join("\n")}</section>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${info.title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${info.title}</h1>
<p>${escaped(info.description)}</p>
<p>The same for programs: <a href="openapi.json">openapi.json</a>. A refusal is <code>{ "message": "…", "requestId": "…" }</code>.</p>
${sections.join("\n")}
</main>
</body>
</html>
`;
}

/** The page's own style and nothing else. */
export const docsPolicy = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;
