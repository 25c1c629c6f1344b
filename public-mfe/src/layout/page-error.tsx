import { ErrorState, Section } from "@ministry/shared-ui";
import { useState } from "react";
import { crashText, pageErrorTitle, pageMissingText } from "../content/layout/layout.ts";

const probeTimeoutMs = 8_000;

/**
 * A page that crashed, or one that did not come: then what is missing is asked for before the page is loaded again.
 *
 * @param file address of what did not come, empty for the page's own; `undefined` of a crash
 */
export function PageError({ file }: { file: string | undefined }) {
  const [tries, setTries] = useState(0);
  const [retrying, setRetrying] = useState(false);
  const tryAgain = async () => {
    setRetrying(true);
    if (file === undefined || (await answers(file))) location.reload();
    setRetrying(false);
    setTries(tries + 1);
  };
  return (
    <Section title={pageErrorTitle}>
      {/* Said again where it still fails. */}
      <ErrorState
        key={tries}
        message={file === undefined ? crashText : pageMissingText}
        retrying={retrying}
        onRetry={() => void tryAgain()}
      />
    </Section>
  );
}

/** Whether a file can be had now. */
async function answers(file: string): Promise<boolean> {
  const stop = new AbortController();
  setTimeout(() => stop.abort(), probeTimeoutMs);
  const answer = await fetch(file, { cache: "reload", signal: stop.signal }).catch(() => undefined);
  return answer?.ok === true;
}
