import { lazy, Suspense, type ComponentType } from "react";
import { LowDataLink } from "./low-data-link.tsx";

/** Comes when a menu is opened: it is not part of the first load. Where it can't be had the link stays. */
const DataMeter = lazy<ComponentType>(() =>
  import("./data-meter.tsx").then(
    ({ DataMeter }) => ({ default: DataMeter }),
    () => ({ default: LowDataLink }),
  ),
);

/** What a menu says of data: the switch for low data, and, while it is open, what this visit has cost. */
export const DataUse = ({ isOpen }: { isOpen: boolean }) =>
  isOpen ? (
    <Suspense fallback={<LowDataLink />}>
      <DataMeter />
    </Suspense>
  ) : (
    <LowDataLink />
  );
