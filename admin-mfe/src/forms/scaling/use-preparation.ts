import { useEffect, useRef, useSyncExternalStore } from "react";
import { useOriginalSize } from "./original-size.ts";
import { giveUp, prepare, preparations } from "./prepare.ts";

/** Prepares the chosen photos for sending, and stops with those that are taken out again. */
export function usePreparation(files: readonly File[]): void {
  const original = useOriginalSize();
  const before = useRef<readonly File[]>([]);
  useSyncExternalStore(preparations.subscribe, preparations.version);
  useEffect(() => {
    for (const file of before.current) if (!files.includes(file)) giveUp(file);
    before.current = files;
    for (const file of files) prepare(file);
  }, [files, original]);
}
