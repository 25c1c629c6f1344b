/** How far below the screen something is near: the height of the screen. */
const nearMargin = "100% 0px";

/** After a failed attempt, in milliseconds. */
const retryMs = 5_000;
/** React takes up no change of the whole page, such as a new address, before all its parts are alive. */
const acts = ["click", "keydown"];

const waiting = new Map<string, () => void>();

/**
 * Loads the code of a prerendered part of a page when the part comes near the screen: until then its HTML is enough.
 * While the code can't be had the HTML stays, and it is asked for again.
 *
 * @param id of the element around the part; where there is none yet, the code is loaded at once
 */
export async function loadWhenNear<Module>(id: string, load: () => Promise<Module>): Promise<Module> {
  if (!import.meta.env.SSR) await whenNear(id);
  for (;;) {
    try {
      return await load();
    } catch (error) {
      console.warn("code of a part not loaded", id, error);
      await new Promise((resolve) => setTimeout(resolve, retryMs));
    }
  }
}

/** Loads the code of a part at once, for the fallback that is shown where its HTML is gone. */
export const loadNow = (id: string): void => waiting.get(id)?.();

function whenNear(id: string): Promise<void> {
  const element = document.getElementById(id);
  if (!element) return Promise.resolve();
  return new Promise((resolve) => {
    const near = () => {
      watcher.disconnect();
      waiting.delete(id);
      for (const act of acts) removeEventListener(act, near, true);
      resolve();
    };
    const watcher = new IntersectionObserver(
      (changes) => {
        if (changes.some(({ isIntersecting }) => isIntersecting)) near();
      },
      { rootMargin: nearMargin },
    );
    waiting.set(id, near);
    for (const act of acts) addEventListener(act, near, true);
    watcher.observe(element);
  });
}
