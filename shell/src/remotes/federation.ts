import type { RemoteName } from "@ministry/delivery/contract";
import { sharedModules } from "./shared-modules.ts";

declare global {
  /** Versions of the shared packages, put in by the build. */
  const __SHARED_VERSIONS__: Record<string, string>;
}

/**
 * What the shell shares, as the share scope of module federation has it: package → version → provider. Handed over as
 * it is, at once: nothing of the shell's is loaded by a remote's choice.
 */
const shareScope = Object.fromEntries(
  Object.entries(sharedModules).map(([name, module]) => {
    const lib = () => module;
    const provider = { from: "shell", eager: true, loaded: true, lib, get: () => Promise.resolve(lib) };
    return [name, { [__SHARED_VERSIONS__[name] ?? "0.0.0"]: provider }];
  }),
);

/** What a remote's entry exports: the container protocol of module federation. */
interface Container {
  init(scope: typeof shareScope): Promise<void>;
  get(exposed: string): Promise<() => unknown>;
}

/**
 * Loads the one module a part exposes, from the entry at `entryUrl`. The entry is a module, so that importing it and
 * speaking the container protocol is all there is to do (docs/decisions/0014-a-container-of-our-own.md).
 */
export async function loadExposed(part: RemoteName, entryUrl: string): Promise<unknown> {
  const container = (await import(/* @vite-ignore */ entryUrl)) as Partial<Container>;
  if (!container.init || !container.get) throw new Error(`${part}: the entry is no federation container`);
  await container.init(shareScope);
  const factory = await container.get("./remote");
  return factory();
}
