import { FileUnavailable, type Pin } from "@ministry/contract";

/**
 * Lets files of a part into the page, each with its hash: the browser fetches and checks them, and a later `import`
 * or stylesheet of the same address takes what was checked. A file without a hash in the pin is refused.
 *
 * @param base absolute address of the part's folder, ending in a slash
 * @throws FileUnavailable when a file has no hash, or twice has a wrong byte or can't be had
 */
export async function admitFiles(
  base: string,
  { integrity }: Pick<Pin, "integrity">,
  files: string[],
): Promise<void> {
  await Promise.all(
    files.filter(isCode).map(async (path) => {
      const { href } = new URL(path, base);
      const hash = Object.hasOwn(integrity, path) ? integrity[path] : undefined;
      if (!hash) throw new FileUnavailable(href);
      await admit(href, hash);
    }),
  );
}

const admitted = new Map<string, Promise<void>>();

/** A connection that drops once must not cost a screen: what failed is asked for once more, after so long. */
const againAfterMs = 500;

function admit(url: string, integrity: string): Promise<void> {
  const known = admitted.get(url);
  if (known) return known;
  const admission = load(url, integrity).catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, againAfterMs));
    return load(url, integrity);
  });
  admitted.set(url, admission);
  admission.catch(() => admitted.delete(url));
  return admission;
}

function load(url: string, integrity: string): Promise<void> {
  const isStyle = url.endsWith(".css");
  if (isStyle && isInPage(url)) return Promise.resolve();
  const link = document.createElement("link");
  // A browser that does not know module preloads would import unchecked bytes: there a plain fetch checks first.
  if (!isStyle && !link.relList.supports("modulepreload")) return check(url, integrity);
  link.rel = isStyle ? "stylesheet" : "modulepreload";
  link.crossOrigin = "anonymous";
  link.integrity = integrity;
  link.href = url;
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new FileUnavailable(url));
    };
    document.head.append(link);
  });
}

async function check(url: string, integrity: string): Promise<void> {
  const answer = await fetch(url, { integrity, credentials: "omit" }).catch(() => undefined);
  if (!answer?.ok) throw new FileUnavailable(url);
}

/** A page that is rendered ahead carries its styles under their addresses (`delivery/compose/pages/html.ts`). */
const isInPage = (url: string) =>
  [...document.querySelectorAll<HTMLElement>("style[data-href]")].some(
    ({ dataset }) => new URL(dataset.href ?? "", location.href).href === url,
  );

/** Images and fonts are no code; the styles that name them are checked. */
const isCode = (path: string) => /\.(?:js|css)$/.test(path);
