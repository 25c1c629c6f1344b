import { lazy, Suspense, type ComponentType } from "react";

/** Comes when a menu is opened: nobody pays for it at the first paint. Where it can't be had the menu does without. */
const DataMeter = lazy<ComponentType>(() =>
  import("./data-meter.tsx").then(
    ({ DataMeter }) => ({ default: DataMeter }),
    () => ({ default: () => null }),
  ),
);

/** What an open menu says of data: the switch for low data, and what this visit has cost. */
export const DataUse = () => (
  <Suspense>
    <DataMeter />
  </Suspense>
);
