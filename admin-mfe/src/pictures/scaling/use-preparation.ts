import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from "react";
import { refusalText } from "../rules/picture-refused.ts";
import { giveUp, prepare, preparations } from "./prepare.ts";

/**
 * Prepares the chosen photos for sending, and stops with those that are taken out again.
 *
 * @param onRefused called for a photo that can't be sent, with the message to show; it has to be removed
 */
export function usePreparation(
  files: readonly File[],
  onRefused?: (file: File, message: string) => void,
): void {
  const before = useRef<readonly File[]>([]);
  const version = useSyncExternalStore(preparations.subscribe, preparations.version);
  useEffect(() => {
    for (const file of before.current) if (!files.includes(file)) giveUp(file);
    before.current = files;
    for (const file of files) void prepare(file);
  }, [files]);
  const refuse = useEffectEvent((file: File, message: string) => onRefused?.(file, message));
  useEffect(() => {
    for (const file of files) {
      const now = preparations.of(file);
      if (now?.state === "refused") return refuse(file, refusalText(file.name, now.reason));
    }
  }, [files, version]);
}
