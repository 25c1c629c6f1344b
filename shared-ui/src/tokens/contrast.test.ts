import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync(new URL("./colour.css", import.meta.url), "utf8");

/** The custom properties of the first `:root` block after `from`. */
function rootAfter(from: string): Record<string, string> {
  const text = css.slice(css.indexOf(from));
  const body = text.slice(text.indexOf(":root {"), text.indexOf("}"));
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+):([^;]+);/g)].map(([, name, value = ""]) => [name, value.trim()]),
  );
}

const light = rootAfter(":root {");
const dark = { ...light, ...rootAfter("@media (prefers-color-scheme: dark)") };

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

/** Ink on ground, and how much contrast the pair needs. */
const pairs: [ink: string, ground: string, least: number][] = [
  ...["ground", "surface", "sunk"].flatMap((ground): [string, string, number][] => [
    ["ink", ground, 7],
    ["ink-soft", ground, 4.5],
    ["link", ground, 4.5],
    ["action", ground, 4.5],
    ["water", ground, 4.5],
    ["energy", ground, 4.5],
    ["danger", ground, 4.5],
    ["edge", ground, 3],
    ["focus", ground, 3],
  ]),
  ["on-action", "action", 4.5],
  ["on-action", "action-strong", 4.5],
  ["on-danger", "danger", 4.5],
  ["on-deep", "deep", 7],
  ["on-deep-soft", "deep", 4.5],
  ["on-deep-soft", "deep-raised", 4.5],
  ["sun", "deep", 4.5],
  ...["water", "energy", "danger", "success", "warning"].flatMap((tone): [string, string, number][] => [
    [tone, `${tone}-soft`, 4.5],
    ["ink", `${tone}-soft`, 7],
  ]),
];

test.each([
  ["light", light],
  ["dark", dark],
])("every ink stands out from every ground it is used on: %s", (_, colours) => {
  const weak = pairs.flatMap(([ink, ground, least]) => {
    const found = contrast(colours[`color-${ink}`] ?? "", colours[`color-${ground}`] ?? "");
    return found >= least ? [] : [`${ink} on ${ground}: ${found.toFixed(2)}, needs ${least}`];
  });
  expect(weak).toEqual([]);
});
