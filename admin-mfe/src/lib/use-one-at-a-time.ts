import { useRef, useState } from "react";

/** Runs one action at a time: what is asked for while one is on its way is ignored. */
export function useOneAtATime(): { run: (work: () => Promise<unknown>) => Promise<void>; working: boolean } {
  const busy = useRef(false);
  const [working, setWorking] = useState(false);
  const run = async (work: () => Promise<unknown>) => {
    if (busy.current) return;
    busy.current = true;
    setWorking(true);
    try {
      await work();
    } finally {
      busy.current = false;
      setWorking(false);
    }
  };
  return { run, working };
}
