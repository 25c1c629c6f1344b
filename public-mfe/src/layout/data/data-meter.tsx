import { Button, useLowData, waitingPictures } from "@ministry/shared-ui";
import type { VisitBytes } from "@ministry/contract";
import { useEffect, useState } from "react";
import { dataMeterTexts } from "../../content/layout/data-meter.ts";
import { useSite } from "../../site/host/site.tsx";
import { LowDataSwitch } from "./low-data-switch.tsx";
import { pageBytes } from "./page-bytes.ts";

const lookAgainMs = 2_000;

/**
 * The switch for low data, and what this visit has downloaded; under low data what the pictures of this page would cost,
 * and all of them.
 */
export function DataMeter() {
  const { visit, waiting, look } = useDataUse();
  const lowData = useLowData();
  return (
    <>
      <LowDataSwitch />
      {visit && <p>{inWords(visit)}</p>}
      {lowData && waiting.count > 0 && (
        <Button
          variant="secondary"
          size="small"
          onClick={() => {
            waiting.show();
            look();
          }}
        >
          {waiting.bytes > 0 ? dataMeterTexts.showAllOf(sizeInWords(waiting.bytes)) : dataMeterTexts.showAll}
        </Button>
      )}
    </>
  );
}

function inWords({ bytes, isLeast }: VisitBytes): string {
  const size = sizeInWords(bytes);
  return isLeast ? dataMeterTexts.atLeast(size) : dataMeterTexts.visit(size);
}

/**
 * Bytes as a visitor weighs them. Not shared-ui's `fileSize`: that comes with what other pages share, and opening the menu
 * would cost ten times as much.
 */
function sizeInWords(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1024);
  return kilobytes < 1000
    ? dataMeterTexts.kilobytes(kilobytes)
    : dataMeterTexts.megabytes((kilobytes / 1024).toFixed(1));
}

/** Looked at while it is shown: more may come meanwhile. */
function useDataUse() {
  const { kept } = useSite();
  const [visit, setVisit] = useState<VisitBytes>();
  const [waiting, setWaiting] = useState(waitingPictures);
  const look = () => setWaiting(waitingPictures());
  useEffect(() => {
    let isShown = true;
    const count = async () => {
      // The worker counts the page's own requests as well, once it answers them.
      const counted = (await kept?.visitBytes?.().catch(() => undefined)) ?? pageBytes();
      if (isShown) setVisit(counted);
    };
    const countAndLook = () => {
      void count();
      look();
    };
    void count();
    const timer = setInterval(countAndLook, lookAgainMs);
    return () => {
      isShown = false;
      clearInterval(timer);
    };
  }, [kept]);
  return { visit, waiting, look };
}
