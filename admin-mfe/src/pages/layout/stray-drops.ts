import { useEffect } from "react";

/**
 * Refuses files that are dropped beside a drop zone, wherever that is on the page: the browser would open them in the
 * place of the portal, and what was typed would be gone from sight.
 */
export function useStrayDrops(): void {
  useEffect(() => {
    const refuse = (event: DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = "none";
    };
    // A drop zone's own handlers come first: they stand below the window.
    window.addEventListener("dragover", refuse);
    window.addEventListener("drop", refuse);
    return () => {
      window.removeEventListener("dragover", refuse);
      window.removeEventListener("drop", refuse);
    };
  }, []);
}
