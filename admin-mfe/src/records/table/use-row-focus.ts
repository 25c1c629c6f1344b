import { useEffect, useRef, useState, type RefObject } from "react";

/** The row that is to have the focus when others have gone: the one after them, else the one before. */
export function neighbour(shown: readonly string[], gone: ReadonlySet<string>): string | undefined {
  const first = shown.findIndex((key) => gone.has(key));
  if (first < 0) return undefined;
  return shown.slice(first).find((key) => !gone.has(key)) ?? shown[first - 1];
}

/**
 * Gives the focus a place after rows have gone: another row's action, or on a phone the button of its menu (both marked
 * with `data-row-focus`), else `otherwise`. The rows are looked for in what `box` is put on.
 */
export function useRowFocus(otherwise: RefObject<HTMLElement | null>) {
  const box = useRef<HTMLDivElement>(null);
  const [left, setLeft] = useState<{ to: string | undefined }>();
  useEffect(() => {
    if (!left) return;
    const rows = Array.from(box.current?.querySelectorAll<HTMLElement>("[data-key]") ?? []);
    const row = rows.find(({ dataset }) => dataset["key"] === left.to);
    const marked = ["action", "menu"].map((mark) =>
      row?.querySelector<HTMLElement>(`[data-row-focus="${mark}"]`),
    );
    for (const place of [...marked, otherwise.current]) {
      place?.focus();
      // What is not on the screen takes no focus.
      if (place && place === document.activeElement) return;
    }
  }, [left, otherwise]);
  return { box, focusRow: (key: string | undefined) => setLeft({ to: key }) };
}
