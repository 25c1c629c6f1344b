import { useEffect, useEffectEvent } from "react";

/**
 * Hands over files from the clipboard, wherever in the form they are pasted. Words pasted into a text stay words: office
 * programs put a picture of them beside.
 */
export function usePastedFiles(onFiles: (files: File[]) => void): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const files = Array.from(event.clipboardData?.files ?? []);
    if (files.length === 0 || isForText(event)) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    document.addEventListener("paste", take);
    return () => document.removeEventListener("paste", take);
  }, []);
}

const isForText = ({ target, clipboardData }: ClipboardEvent): boolean =>
  target instanceof Element &&
  target.matches("input, textarea") &&
  (clipboardData?.types ?? []).includes("text/plain");
