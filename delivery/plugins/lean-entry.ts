import type { Plugin } from "vite";
import { sharedNames } from "../contract.ts";

const entryId = /virtual:mf-REMOTE_ENTRY_ID/;

/** Where the federation plugin's modules look for what the host shares; `default` is its one scope. */
const cacheName = "__mf_module_cache__";

/**
 * Gives a remote a short entry in place of the one the federation plugin writes: the same container, `init` and `get`,
 * without the negotiation of versions and providers between hosts that each bring copies (6 kB, brotli, of a first
 * visit, and the runtime's proxies with it). Here no remote brings any (`import: false`): what the host shares is
 * taken, and where it shares too little the remote refuses to start.
 *
 * Only the build is changed; the dev server keeps the plugin's own entry, which knows how to replace modules.
 *
 * @param exposed the one module it exposes, as an absolute path
 */
export function leanEntry(exposed: () => string): Plugin {
  return {
    name: "ministry:lean-entry",
    apply: "build",
    enforce: "post",
    transform: (_code, id) => (entryId.test(id) ? { code: entryOf(exposed()), map: null } : undefined),
  };
}

const entryOf = (exposed: string): string => `
const { share } = (globalThis.${cacheName} ??= { share: {}, remote: {} });
const take = async (provider) => (provider.lib ?? (await provider.get()))();

export async function init(scope) {
  await Promise.all(
    ${JSON.stringify(Object.keys(sharedNames))}.map(async (name) => {
      const [provider] = Object.values(scope[name] ?? {});
      if (!provider) throw new Error(name + " is not shared");
      share["default:" + name] ??= await take(provider);
    }),
  );
}

export async function get(name) {
  if (name !== "./remote") throw new Error(name + " is not exposed");
  const exposed = await import(${JSON.stringify(exposed)});
  return () => exposed;
}
`;
