import { describe, expect, test } from "vitest";
import { chunkGroups, startGroups } from "./chunk-groups.ts";
import { tidyName } from "./chunk-names.ts";

const face = "/shared-ui/src/index.ts";
const audit = "/src/features/audit/event-words.ts";
const form = "/src/forms/draft/use-draft.ts";
const queue = "/src/outbox/entries/queue-list.tsx";
const drawing = "/src/pages/home/sections/opened-drawing.tsx";
const messengers = "/src/pass-on/messengers.ts";
const projects = "/src/pages/projects/project-facts.ts";
const modules: Record<string, { code?: string; importedIds?: string[]; dynamicallyImportedIds?: string[] }> =
  {
    "/remote.tsx": {
      importedIds: ["/layout.tsx"],
      dynamicallyImportedIds: [
        "/home.tsx",
        "/list.tsx",
        "/log.tsx",
        "/form.tsx",
        "/queue.tsx",
        "/gallery.tsx",
        "/project.tsx",
        "/map.tsx",
      ],
    },
    "/layout.tsx": { code: 'import { Icon as Mark } from "@ministry/shared-ui";', importedIds: [face] },
    "/home.tsx": {
      importedIds: ["/layout.tsx"],
      dynamicallyImportedIds: ["/posts.tsx", "/sections.tsx", drawing],
    },
    [drawing]: { importedIds: ["/viewer.tsx"] },
    "/posts.tsx": { importedIds: ["/events-query.ts", "/api-client/api.ts"] },
    "/sections.tsx": { importedIds: ["/events-query.ts", "/card.tsx"] },
    "/list.tsx": {
      code: 'import { Table } from "@ministry/shared-ui";',
      importedIds: [face, "/events-query.ts", "/card.tsx", "/query-view.tsx"],
    },
    "/log.tsx": { importedIds: [audit, "/words.ts"] },
    "/form.tsx": { importedIds: [form, "/words.ts"] },
    "/queue.tsx": { importedIds: [queue] },
    "/gallery.tsx": { importedIds: [queue, "/photos-form.tsx"] },
    "/photos-form.tsx": { importedIds: [form, queue] },
    "/project.tsx": { importedIds: [projects, "/project-words.ts", "/words.ts", messengers] },
    [messengers]: { importedIds: ["/viewer.tsx"] },
    "/map.tsx": { importedIds: [projects, "/project-words.ts"] },
    [form]: { importedIds: ["/draft.ts"] },
    "/query-view.tsx": { importedIds: ["/api-client/api.ts"] },
    [face]: {
      code: 'export { Icon } from "./icon.tsx";\nexport { Table } from "./table.tsx";',
      importedIds: ["/shared-ui/src/icon.tsx", "/shared-ui/src/table.tsx"],
    },
  };
const context = { getModuleInfo: (id: string) => ({ importedIds: [], ...modules[id] }) };

const groups = chunkGroups({ start: "/remote.tsx", pages: ["/home.tsx"] }).toSorted(
  (one, other) => other.priority - one.priority,
);

/** The chunk a module falls to: that of the first group that takes it. */
const chunkOf = (id: string) => groups.map((group) => group.name(id, context)).find(Boolean);

describe("what several pages share", () => {
  test.each([
    ["/layout.tsx", "common"],
    ["/shared-ui/src/icon.tsx", "common"],
    ["/events-query.ts", "later"],
    ["/card.tsx", "further"],
    ["/shared-ui/src/table.tsx", "pages"],
    ["/words.ts", "pages"],
    [audit, "changes"],
    [form, "forms"],
    ["/draft.ts", "forms"],
    [queue, "queue"],
    ["/project-words.ts", "projects"],
    ["/photos-form.tsx", "queue-forms"],
    ["/api-client/api.ts", "data"],
    ["/query-view.tsx", "views"],
    // Only a press on the first page brings it.
    ["/viewer.tsx", "sharing"],
  ])("%s comes with %s", (id, chunk) => {
    expect(chunkOf(id)).toBe(chunk);
  });
});

test("what only screens of two kinds share is formed after what it may import", () => {
  const places = [queue, form, "/photos-form.tsx"].map((id) =>
    groups.findIndex((group) => group.name(id, context)),
  );
  expect(places[2]).toBeGreaterThan(places[0] ?? Number.NaN);
  expect(places[2]).toBeGreaterThan(places[1] ?? Number.NaN);
});

test("the part's start, which names every page, is in no chunk that pages import", () => {
  expect(chunkOf("/remote.tsx")).toBeUndefined();
});

test("the shell's packages come in a file that its releases leave as it is, and with them what runs first", () => {
  const paint = "/src/app/after-first-paint.ts";
  const react = "/node_modules/react-dom/client.js";
  const contract = "/shell/contract/index.ts";
  const shell: typeof modules = {
    "/main.ts": { importedIds: [paint, "/start-app.tsx"], dynamicallyImportedIds: ["/rarely-used.ts"] },
    "/start-app.tsx": { importedIds: [react, contract] },
    "/rarely-used.ts": { importedIds: ["/node_modules/idb/index.js", react] },
  };
  const [group] = startGroups("/main.ts", (id) => id === paint);
  const nameOf = (id: string) =>
    group?.name(id, { getModuleInfo: (of: string) => ({ importedIds: [], ...shell[of] }) });
  expect([paint, react].map(nameOf)).toEqual(["libraries", "libraries"]);
  expect(["/main.ts", "/start-app.tsx"].map(nameOf)).toEqual(["start", "start"]);
  expect(["/rarely-used.ts", "/node_modules/idb/index.js", contract].map(nameOf)).toEqual([null, null, null]);
});

test("a shared file is named after what it holds, not after every page that uses it", () => {
  expect(tidyName("query-view~list~home.js")).toBe("query-view");
});
