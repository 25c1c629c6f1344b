import type { Compatibility, RemoteName } from "@ministry/contract";
import { createInstance } from "@module-federation/runtime";
import {
  CurrentGlobal,
  getGlobalFederationConstructor,
  getRegisteredShare,
  ModuleFederation,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from "@module-federation/runtime/core";
import { sharedModules } from "./shared-modules.ts";
import { sharedVersions } from "./offer.ts";

declare global {
  var _FEDERATION_RUNTIME_CORE: unknown;
}

/**
 * Remotes carry no federation runtime of their own: they take it from here (`experiments.externalRuntime` of the
 * plugin). These are the names the entries of `@module-federation/vite` 1.23 read; `tests/delivery` holds them together.
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

/** The name of a part inside the federation runtime, which wants an identifier (`delivery/build/sharing/federation.ts`). */
const federationName = (part: RemoteName): string => part.replaceAll("-", "_");

/** What a remote's entry exports: the container protocol of module federation. */
interface Container {
  init(shareScope: object, initScope: unknown[], options: object): Promise<unknown>;
  get(exposed: string): Promise<() => unknown>;
}

/**
 * Loads a module that a part exposes, from the entry at `entryUrl`.
 *
 * Each part has a federation instance and a share scope of its own, with exactly the packages of which it takes the
 * host's copy. So the decision is made once, by `compatibilityOf`, and no remote is ever given another remote's copy.
 *
 * The runtime's own loader of remotes (manifests, script tags, preloading) is switched off in the build, by the
 * runtime's own switch: the entry is a module whose bytes were checked before, so it is imported and the container
 * protocol is spoken with it (docs/decisions/0015-federation-as-published.md).
 *
 * @param exposed `./remote` or `./mount`
 * @param own shared packages of which the part uses its own copy
 */
export async function loadExposed(
  part: RemoteName,
  entryUrl: string,
  exposed: "./remote" | "./mount",
  own: Compatibility["own"],
): Promise<Readonly<Record<string, unknown>>> {
  const scope = federationName(part);
  const host = createInstance({
    name: `shell_${scope}`,
    remotes: [],
    shareStrategy,
    shared: sharesFor(scope, own),
  });
  const container = (await import(/* @vite-ignore */ entryUrl)) as Partial<Container>;
  if (!container.init || !container.get) throw new Error(`${part}: the entry is no federation container`);
  await container.init((host.shareScopeMap[scope] ??= {}), [], { version: "", shareScopeKeys: scope });
  const factory = await container.get(exposed);
  return factory() as Readonly<Record<string, unknown>>;
}

const shareStrategy = "loaded-first";

/** Handed over as they are, at once: nothing of the shell's is loaded by a remote's choice. */
const sharesFor = (scope: string, own: Compatibility["own"]) =>
  Object.fromEntries(
    Object.entries(sharedModules)
      .filter(([specifier]) => !own.includes(specifier))
      .map(([specifier, module]) => [
        specifier,
        {
          version: sharedVersions[specifier] ?? "0.0.0",
          scope: [scope],
          lib: () => module,
          shareConfig: { singleton: true, requiredVersion: false as const, eager: true },
        },
      ]),
  );
