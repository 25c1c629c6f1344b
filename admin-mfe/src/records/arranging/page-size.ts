import { useState } from "react";

/** Records on a page to choose from; 50 unless chosen. */
export const pageSizes = [10, 25, 50, 100] as const;
const usual = 50;
const place = "records-per-page";

function remembered(): number {
  try {
    const stored = Number(localStorage.getItem(place));
    return pageSizes.some((size) => size === stored) ? stored : usual;
  } catch {
    return usual; // Storage is switched off.
  }
}

/** How many records a page has, for every table of this device. */
export function usePageSize(): [size: number, choose: (size: number) => void] {
  const [size, setSize] = useState(remembered);
  const choose = (chosen: number) => {
    setSize(chosen);
    try {
      localStorage.setItem(place, String(chosen));
    } catch {
      // It holds for this screen then.
    }
  };
  return [size, choose];
}
