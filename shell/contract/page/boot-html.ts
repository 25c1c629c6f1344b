import type { Boot } from "./boot.ts";

/**
 * Puts boot data into a page's `<script id="boot">`, where no text of it can end the element early. A page without
 * that element comes back as it was.
 */
export function withBoot(html: string, boot: Boot): string {
  const json = JSON.stringify(boot).replaceAll("<", "\\u003c");
  return html.replace(
    /(<script\b[^>]*\bid="boot"[^>]*>)[^]*?(<\/script>)/,
    (_all, open: string, close: string) => open + json + close,
  );
}
