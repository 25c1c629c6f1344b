import { Gauge, type Registry } from "prom-client";
import { remoteNames } from "../sites/parts.ts";
import type { Counts } from "./judging/counts.ts";
import type { TakenBack } from "./judging/take-back.ts";

/** What the figures are read from when they are asked for. */
interface Source {
  counts(): Promise<Counts>;
  takenBack(): readonly TakenBack[];
}

/** Adds what pages reported, by part and build, to the figures of the site's server. */
export function addReportMetrics(registry: Registry, source: Source): void {
  const registers = [registry];
  // Read from the counts, which outlive a restart: gauges to the library, counters to whoever reads them.
  new Gauge({
    name: "build_visits_total",
    help: "Sampled page loads that ran a build.",
    labelNames: ["part", "build"],
    registers,
    async collect() {
      this.reset();
      for (const [part, builds] of Object.entries(await source.counts()))
        for (const [build, { visits }] of Object.entries(builds)) this.set({ part, build }, visits);
    },
  });
  new Gauge({
    name: "build_failures_total",
    help: "Failures of a build that pages reported, by kind.",
    labelNames: ["part", "build", "kind"],
    registers,
    async collect() {
      this.reset();
      for (const [part, builds] of Object.entries(await source.counts()))
        for (const [build, { failures }] of Object.entries(builds))
          for (const [kind, count] of Object.entries(failures)) this.set({ part, build, kind }, count);
    },
  });
  new Gauge({
    name: "builds_taken_back_total",
    help: "Builds taken back without a person since the server started.",
    labelNames: ["part"],
    registers,
    collect() {
      const all = source.takenBack();
      for (const part of remoteNames) this.set({ part }, all.filter((one) => one.part === part).length);
    },
  });
}
