import { useCallback, useState } from "react";
import { messageOf } from "../lib/failures.ts";

/** What a screen shows while one of its actions runs, and after one failed. */
export interface Attempts {
  /**
   * Runs an action and never rejects: a failure becomes `problem`, in the error's own words where they are meant for
   * people, else in those of `failure`.
   */
  attempt: (work: () => Promise<unknown>, failure: string) => Promise<void>;
  problem: string | undefined;
  setProblem: (problem: string | undefined) => void;
  /** An action is on its way: its button waits. */
  working: boolean;
}

/** Runs the actions of one screen, which shows one problem at a time. */
export function useAttempt(): Attempts {
  const [problem, setProblem] = useState<string>();
  const [working, setWorking] = useState(false);
  const attempt = useCallback(async (work: () => Promise<unknown>, failure: string) => {
    setWorking(true);
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      setProblem(messageOf(error, failure));
    }
    setWorking(false);
  }, []);
  return { attempt, problem, setProblem, working };
}
