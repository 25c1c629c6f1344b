import type { RemoteName } from "@ministry/delivery/contract";
import {
  CurrentGlobal,
  getGlobalFederationConstructor,
  getRegisteredShare,
  ModuleFederation,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from "@module-federation/runtime/core";
import { sharedModules } from "./shared-modules.ts";

declare global {
  /** Versions of the shared packages, put in by the build. */
  const __SHARED_VERSIONS__: Record<string, string>;
  var _FEDERATION_RUNTIME_CORE: unknown;
}

/**
 * Remotes carry no federation runtime of their own. The entries of today ask for none (`delivery/plugins/lean-entry.ts`);
 * those of releases made before take these names of it from here (`experiments.externalRuntime`).
 */
globalThis._FEDERATION_RUNTIME_CORE = {
  CurrentGlobal,
  ModuleFederation,
  getGlobalFederationConstructor,
  // Spelled out, for the runtime's own `helpers` carry all that preloads and loads scripts.
  helpers: { global: {}, share: { getRegisteredShare }, utils: {} },
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
};

const scope = "default";

/** Handed over as they are, at once: nothing of the shell's is loaded by the remote's choice. */
const shared = Object.fromEntries(
  Object.entries(sharedModules).map(([name, module]) => [
    name,
    {
      version: __SHARED_VERSIONS__[name] ?? "0.0.0",
      scope: [scope],
      lib: () => module,
      shareConfig: { singleton: true, requiredVersion: false as const, eager: true },
    },
  ]),
);

setGlobalFederationConstructor(ModuleFederation);
const federation = new ModuleFederation({
  id: "shell",
  name: "shell",
  remotes: [],
  shareStrategy: "loaded-first",
  shared,
});
setGlobalFederationInstance(federation);

/** What a remote's entry exports: the container protocol of module federation. */
interface Container {
  init(shareScope: unknown, initScope: unknown[], options: object): Promise<unknown>;
  get(exposed: string): Promise<() => unknown>;
}

/**
 * Loads the one module a part exposes, from the entry at `entryUrl`.
 *
 * The runtime's own loader of remotes (manifests, script tags, snapshots, preloading) is left out of the build: the
 * entry is a module, so that importing it and speaking the container protocol is all there is to do.
 */
export async function loadExposed(part: RemoteName, entryUrl: string): Promise<unknown> {
  const container = (await import(/* @vite-ignore */ entryUrl)) as Partial<Container>;
  if (!container.init || !container.get) throw new Error(`${part}: the entry is no federation container`);
  await container.init(federation.shareScopeMap[scope], [], { version: "", shareScopeKeys: scope });
  const factory = await container.get("./remote");
  return factory();
}
