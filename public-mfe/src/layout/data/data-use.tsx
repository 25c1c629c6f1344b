import { lazy, Suspense, type ComponentType } from "react";
import { LowDataForm } from "./low-data-form.tsx";

/** Comes when a menu is opened: nobody pays for it at the first paint. Where it can't be had the form stays. */
const DataMeter = lazy<ComponentType>(() =>
  import("./data-meter.tsx").then(
    ({ DataMeter }) => ({ default: DataMeter }),
    () => ({ default: LowDataForm }),
  ),
);

/** What a menu says of data: the switch for low data, and, while it is open, what this visit has cost. */
export const DataUse = ({ isOpen }: { isOpen: boolean }) =>
  isOpen ? (
    <Suspense fallback={<LowDataForm />}>
      <DataMeter />
    </Suspense>
  ) : (
    <LowDataForm />
  );
