/** The browser's own question whether to install the site; Chromium alone has it. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

export interface Install {
  get(): "installed" | "possible" | "by-menu";
  subscribe(changed: () => void): () => void;
  /** Asks; only while `possible`. */
  ask(): Promise<void>;
}

/** Whether the site runs as an app on this device, or can be made one, as a React external store. */
export function watchInstall(): Install {
  let offered: InstallPrompt | undefined;
  const listeners = new Set<() => void>();
  const offer = (prompt: InstallPrompt | undefined) => {
    offered = prompt;
    for (const changed of listeners) changed();
  };
  window.addEventListener("beforeinstallprompt", (event) => offer(event as InstallPrompt));
  window.addEventListener("appinstalled", () => offer(undefined));
  return {
    get() {
      if (window.matchMedia?.("(display-mode: standalone)").matches) return "installed";
      return offered ? "possible" : "by-menu";
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    async ask() {
      await offered?.prompt();
      offer(undefined);
    },
  };
}
