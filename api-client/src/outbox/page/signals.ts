import { connection } from "../sending/platform.ts";

/** Calls when something hints that sending may work now: only the API's own answer decides. */
export function onSignals(call: () => void): () => void {
  const visible = () => void (document.visibilityState === "visible" && call());
  const network = connection();
  window.addEventListener("online", call);
  document.addEventListener("visibilitychange", visible);
  network?.addEventListener("change", call);
  return () => {
    window.removeEventListener("online", call);
    document.removeEventListener("visibilitychange", visible);
    network?.removeEventListener("change", call);
  };
}
