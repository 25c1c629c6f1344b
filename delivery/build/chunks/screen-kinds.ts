import { reachedFrom, type ChunkingContext } from "./reached-modules.ts";

/**
 * Kinds of screens that share much with each other and little with the rest: a name, and the modules that make a screen
 * one of them.
 */
const kinds: Record<string, RegExp> = {
  changes: /[\\/]features[\\/]audit[\\/]/,
  accounts:
    /[\\/]endpoints[\\/]accounts[\\/](?:access-links|recovery)\.|[\\/]features[\\/]sessions[\\/]|[\\/]second-factor(?:[\\/]|-part\.)/,
  lists:
    /[\\/]outbox[\\/]use-arrivals\.|[\\/]admins-query\.|[\\/]host-addition\.|[\\/]records[\\/]table[\\/]use-records\./,
  tables: /[\\/]records[\\/]table[\\/]use-records\./,
  rows: /[\\/]row-actions\.|[\\/]discard-dialog\.|[\\/]outbox[\\/]queued[\\/](?:words|target-record)\./,
  queue: /[\\/]outbox[\\/](?:entries[\\/]queue-list|decisions[\\/]discard-dialog)\./,
  progress: /[\\/]project-progress\./,
  transfer: /[\\/]outbox[\\/](?:transfer[\\/]|decisions[\\/]hand-over-dialog\.)/,
  saving: /[\\/]outbox[\\/]saving[\\/]use-save-through\.|[\\/]forms[\\/]additions[\\/]translation-texts\./,
  forms:
    /[\\/]forms[\\/](?:draft[\\/]use-draft|additions[\\/]translation-texts|conflict[\\/]edit-conflict)\./,
  images: /[\\/]pictures[\\/](?:rules[\\/]image-rules|scaling[\\/]jpeg-metadata)\./,
  uploads: /[\\/]outbox[\\/]entries[\\/]thumbnail\.|[\\/]features[\\/]photos[\\/]items[\\/]photo-items\./,
  projects:
    /[\\/]features[\\/]projects[\\/]project-values\.|[\\/]pages[\\/]projects[\\/](?:project-facts|projects-query)\./,
  achievements: /[\\/]features[\\/]achievements[\\/]achievement-values\./,
  notices: /[\\/]features[\\/](?:documents|events)[\\/](?:document|event)-values\./,
  publications: /[\\/]publications[\\/]file-actions\./,
  events: /[\\/]events[\\/](?:list[\\/]listed-events|event-body)\./,
  archive: /[\\/]events[\\/]every-event\./,
  finding: /[\\/]records[\\/]use-list-tools\./,
  searching: /[\\/]src[\\/]search[\\/]search\./,
  sharing: /[\\/]pass-on[\\/]messengers\.|[\\/]home[\\/]sections[\\/]opened-drawing\./,
};

/** The names of all kinds. */
export const kindNames = Object.keys(kinds);

/** Returns a function that says which kinds all the screens are of that use a module. */
export function kindsTest(start: string) {
  let known: Map<string, readonly string[]> | undefined;
  return (id: string, context: ChunkingContext): readonly string[] => {
    known ??= kindsOfUsers(start, context);
    return known.get(id) ?? [];
  };
}

function kindsOfUsers(start: string, context: ChunkingContext): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const user of loadedApart(start, context)) {
    const needs = [...reachedFrom([user], context)];
    const own = kindNames.filter((name) => needs.some((id) => kinds[name]?.test(id)));
    for (const id of needs) found.set(id, found.get(id)?.filter((name) => own.includes(name)) ?? own);
  }
  return found;
}

/** The modules that come with an `import()` of their own: pages, and what pages load when it is needed. */
function loadedApart(start: string, context: ChunkingContext): Set<string> {
  const found = new Set<string>();
  const seen = new Set([start]);
  for (const id of seen) {
    const module = context.getModuleInfo(id);
    for (const next of module?.dynamicallyImportedIds ?? []) {
      seen.add(next);
      found.add(next);
    }
    for (const next of module?.importedIds ?? []) seen.add(next);
  }
  return found;
}
