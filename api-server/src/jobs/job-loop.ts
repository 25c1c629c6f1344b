export interface JobLoopOptions<Job> {
  /** Claims the next due job for a time (its lease), so that no other server works on it; `undefined` when none is due. */
  take: () => Promise<Job | undefined>;
  /** Does a claimed job and records how it ended. What it throws ends the round; the job is due again after its lease. */
  work: (job: Job) => Promise<void>;
  /** A job could not be taken, or `work` threw. */
  onError: (error: unknown) => void;
  /** How often to look for jobs that nobody announced, in milliseconds. */
  pollMs: number;
}

export interface JobLoop {
  /** Starts with whatever is due already. */
  start(): void;
  /** Looks for jobs now; call it after the transaction that added one. */
  wake(): void;
  /** Resolves when nothing is due any more, or the loop stopped. */
  settled(): Promise<void>;
  /** Takes no more jobs; resolves when the present one has ended. */
  stop(): Promise<void>;
}

/**
 * Works on leased jobs one after the other: all that are due when it starts, when it is woken and at every interval.
 * A wake-up while the last job is looked for is not lost: the loop looks once more.
 */
export function createJobLoop<Job>({ take, work, onError, pollMs }: JobLoopOptions<Job>): JobLoop {
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;
  let announced = false;
  let started = false;

  async function drain(): Promise<void> {
    while (started) {
      announced = false;
      const job = await take();
      if (job !== undefined) await work(job);
      else if (!announced) return;
    }
  }

  function wake(): void {
    if (!started) return;
    announced = true;
    round ??= drain()
      .catch(onError)
      .finally(() => {
        round = undefined;
      });
  }

  return {
    start() {
      started = true;
      timer = setInterval(wake, pollMs).unref();
      wake();
    },
    wake,
    settled: async () => round,
    async stop() {
      started = false;
      clearInterval(timer);
      await round;
    },
  };
}
