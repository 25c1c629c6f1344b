import { PrecacheController, type PrecacheEntry } from "workbox-precaching";

/** The shell's page without any screen in it. It is cached last: where it is, all files of the shell are. */
export const appShell = "/app-shell.html";

const controller = new PrecacheController();

/** Names the shell's files of this worker's release. */
export function listShellFiles(files: readonly (PrecacheEntry | string)[]): void {
  const isPage = (file: PrecacheEntry | string) =>
    `/${typeof file === "string" ? file : file.url}` === appShell;
  controller.addToCacheList([...files.filter((file) => !isPage(file)), ...files.filter(isPage)]);
}

/** Caches the files while a newer worker is installed; it fails where one of them can't be had. */
export const installShellFiles = (event: ExtendableEvent): Promise<unknown> => controller.install(event);

/** Removes what only releases of before needed. */
export const dropOldShellFiles = (event: ExtendableEvent): Promise<unknown> => controller.activate(event);

let filling: Promise<unknown> | undefined;

/**
 * Caches the files that are missing, after a first visit's worker was installed without them: a connection that is cut
 * in the first seconds must find the worker in control.
 *
 * @throws when a file can't be had; what has come stays
 */
export async function fillShellFiles(): Promise<void> {
  if (await hasShellFiles()) return;
  // Workbox fetches into the cache in an event of this name alone, and each would do.
  const later = { type: "install", waitUntil: () => undefined } as unknown as ExtendableEvent;
  filling ??= controller.install(later).finally(() => (filling = undefined));
  await filling;
}

/** Whether this device has every file of the shell. */
export const hasShellFiles = async (): Promise<boolean> => (await shellFile(appShell)) !== undefined;

/** A file of the shell as it is cached. */
export const shellFile = (url: string): Promise<Response | undefined> => controller.matchPrecache(url);

/** Whether an address is one of the shell's files. */
export const isShellFile = (url: string): boolean => controller.getCacheKeyForURL(url) !== undefined;
