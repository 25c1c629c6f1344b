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

/**
 * Loads a module that a part exposes, from the entry at `entryUrl`: by the federation runtime, as it is published.
 *
 * Each part has a federation instance and a share scope of its own, with exactly the packages of which it takes the
 * host's copy. So the decision is made once, by `compatibilityOf`, and no remote is ever given another remote's copy. An
 * instance of its own for each load as well: a build that failed leaves nothing behind that a later one would be given.
 *
 * The entry's bytes were checked before (`admit-files.ts`): the runtime imports a module that the page holds already.
 *
 * @param exposed `./remote` or `./mount`
 * @param own shared packages of which the part uses its own copy
 * @returns what the module exports; nothing where the part exposes no such module
 * @throws when the entry can't be run
 */
export async function loadExposed(
  part: RemoteName,
  entryUrl: string,
  exposed: "./remote" | "./mount",
  own: Compatibility["own"],
): Promise<Readonly<Record<string, unknown>>> {
  const name = federationName(part);
  const host = createInstance({
    name: `shell_${name}`,
    remotes: [{ name, entry: entryUrl, type: "module", shareScope: name }],
    shareStrategy,
    shared: sharesFor(name, own),
  });
  return (await host.loadRemote(name + exposed.slice(1))) ?? {};
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
