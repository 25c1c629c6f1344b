import { withBoot, type Boot } from "@ministry/contract";
import { expect, test } from "vitest";

const boot = {
  config: { apiBase: "https://api.example", links: { facebook: "</script><script>$& $1" } },
  pins: {},
} as unknown as Boot;

test.each([
  '<script type="application/json" id="boot">{"old":true}</script>',
  '<script id="boot" type="application/json">{}</script>',
])("the boot data replaces the content of %s and can't end the element", (element) => {
  const html = `<head><script src="a.js"></script>${element}</head><script src="b.js"></script>`;
  const page = withBoot(html, boot);
  const inside = /id="boot"[^>]*>([^]*?)<\/script>/.exec(page)?.[1] ?? "";
  expect(JSON.parse(inside)).toEqual(boot);
  expect(page).toMatch(/<script src="a.js"><\/script>.*<script src="b.js"><\/script>$/);
  expect(page.match(/<\/script>/g)).toHaveLength(3);
});
