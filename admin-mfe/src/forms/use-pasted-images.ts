import { useEffect, useEffectEvent } from "react";

/** Hands over pictures from the clipboard, unless the person pastes into a text. */
export function usePastedImages(onFiles: (files: File[]) => void): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const files = Array.from(event.clipboardData?.files ?? []);
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    document.addEventListener("paste", take);
    return () => document.removeEventListener("paste", take);
  }, []);
}
