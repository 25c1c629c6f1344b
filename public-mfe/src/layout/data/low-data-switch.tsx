import { Button, setLowData, useLowData } from "@ministry/shared-ui";
import { lowDataText, offText, onText } from "../../content/layout/layout.ts";

/** Turns pictures off on this device until they are asked for. */
export function LowDataSwitch() {
  const lowData = useLowData();
  return (
    <Button variant="secondary" size="small" aria-pressed={lowData} onClick={() => setLowData(!lowData)}>
      {lowDataText}
      {/* For the eye; a screen reader announces `aria-pressed`. */}
      <span aria-hidden="true">{lowData ? onText : offText}</span>
    </Button>
  );
}
