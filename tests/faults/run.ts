import { parseArgs } from "node:util";
import { openLane, type Lane } from "./lane.ts";
import { makePictures } from "./scenarios/photos.ts";
import { drawFrom } from "./scenarios/random.ts";
import { runOne } from "./run-one.ts";
import { describe, drawScenario } from "./scenarios/scenario.ts";
import { Tally } from "./check/tally.ts";

/**
 * `npm run faults -- --runs N --seed S`: N runs, each drawn from the seed and its number, against the built product
 * (tests/faults/README.md). `--only K` repeats one run, `--minutes M` begins no further run after that time once 30
 * are done, `--lanes L` runs so many side by side, `--story NAME` those of that story alone. Ends with code 1 when a check failed.
 */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      runs: { type: "string", default: "200" },
      seed: { type: "string", default: "1" },
      only: { type: "string" },
      minutes: { type: "string", default: "Infinity" },
      lanes: { type: "string", default: "2" },
      story: { type: "string", multiple: true },
    },
  });
  const [runs, seed, minutes, wanted] = [values.runs, values.seed, values.minutes, values.lanes].map(
    Number,
  ) as [number, number, number, number];
  const pictures = await makePictures();
  const drawn = (index: number) => drawScenario(drawFrom(seed, index), `[${seed}-${index}]`, pictures);
  const all = values.only === undefined ? Array.from({ length: runs }, (_, at) => at) : [Number(values.only)];
  const numbers = values.story ? all.filter((at) => values.story?.includes(drawn(at).story)) : all;
  const tally = new Tally(seed);
  const lanes: Lane[] = [];
  const until = Date.now() + minutes * 60_000;
  let done = 0;

  const work = async (lane: Lane) => {
    for (;;) {
      const index = numbers[0];
      if (index === undefined || (Date.now() > until && done >= leastRuns)) return;
      numbers.shift();
      const scenario = drawn(index);
      const what = describe(scenario);
      const result = await runOne(lane, scenario);
      done += 1;
      tally.add(index, what, result);
      console.log(
        `${result.problems.length === 0 ? "ok    " : "FAILED"}  ${index}  ${what}  (${result.ms} ms)`,
      );
      for (const problem of result.problems) console.log(`        ${problem}`);
    }
  };
  const close = () => Promise.all(lanes.map((lane) => lane.close()));
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => void close().finally(() => process.exit(1)));
  try {
    for (let lane = 0; lane < Math.min(wanted, numbers.length); lane += 1) lanes.push(await openLane());
    await Promise.all(lanes.map(work));
  } finally {
    await close();
  }
  console.log(tally.report());
  return tally.failures.length === 0 ? 0 : 1;
}

/** Whatever the time: fewer say nothing. */
const leastRuns = 30;

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
