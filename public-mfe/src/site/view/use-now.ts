import { useState } from "react";

/** The time at which a screen was opened: its days do not change while it is read. */
export function useNow(): number {
  const [now] = useState(Date.now);
  return now;
}
