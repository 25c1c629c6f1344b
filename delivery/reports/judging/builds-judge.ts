import type { Site } from "../../sites/site.ts";
import type { heldCounts } from "./held-counts.ts";
import type { knownBuilds } from "./known-builds.ts";
import { findFailing, takeBuildBack, type TakenBack } from "./take-back.ts";

interface JudgeOptions {
  sitesDir: string;
  /** Where teams release. */
  releases: Site;
  /** Composes the site again after a build was taken back. */
  recompose: () => Promise<void>;
  log: (line: string) => void;
  counts: ReturnType<typeof heldCounts>;
  builds: ReturnType<typeof knownBuilds>;
}

/** Judges the builds of a site by what pages report of them. */
export function buildsJudge({ sitesDir, releases, recompose, log, counts, builds }: JudgeOptions) {
  const takenBack: TakenBack[] = [];
  let judging: Promise<void> | undefined;

  async function judgeOnce(): Promise<void> {
    const offered = await builds.readAgain();
    const changed = await counts.write();
    for (const failing of changed ? findFailing(changed, offered, new Date()) : []) {
      if (!(await takeBuildBack({ sitesDir, releases }, failing, recompose))) continue;
      const { part, buildId, what, failures, visits } = failing;
      log(`${part} ${what} ${buildId} was taken back: ${failures} failures in ${visits} visits`);
      takenBack.push(failing);
      await builds.readAgain();
    }
  }

  return {
    /** Writes the counts and takes back what fails too often. One at a time; without new reports nothing happens. */
    judge(): Promise<void> {
      judging ??= judgeOnce()
        .catch((error: unknown) => log(`reports: ${error instanceof Error ? error.message : String(error)}`))
        .finally(() => (judging = undefined));
      return judging;
    },
    takenBack: (): readonly TakenBack[] => takenBack,
  };
}
