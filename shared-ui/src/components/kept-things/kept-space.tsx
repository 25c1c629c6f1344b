import { useState } from "react";
import { Button } from "../button/button.tsx";
import { ProgressBar } from "../progress-bar/progress-bar.tsx";
import type { KeptState } from "./kept-source.ts";
import { fileSize } from "../file-size/file-size.ts";
import css from "./kept-things.module.css";

interface Props {
  state: KeptState;
  /** The browser was asked to spare the data: its answer can be read now. */
  onAsked: () => Promise<void>;
}

/** How much room the site takes of how much, and whether the browser may take it back. */
export function KeptSpace({ state: { usage, quota, persisted }, onAsked }: Props) {
  const [isRefused, setRefused] = useState(false);
  const ask = async () => {
    const isPromised = await navigator.storage?.persist?.().catch(() => false);
    setRefused(!isPromised);
    await onAsked();
  };
  return (
    <>
      {usage !== undefined && quota !== undefined && quota > 0 && (
        <div className={css.space}>
          <p>
            <strong>{fileSize(usage)}</strong> in use of {fileSize(quota)} that this browser allows
          </p>
          <ProgressBar label="Storage in use" value={(100 * usage) / quota} showValue={false} />
        </div>
      )}
      <p className={css.persist}>
        {persisted
          ? "The browser has promised to keep this, also when the device is short of space."
          : "When the device is short of space, the browser may remove what is saved."}
        {!persisted && (
          <Button variant="secondary" size="small" onClick={() => void ask()}>
            Ask the browser to keep it
          </Button>
        )}
      </p>
      <p role="status" className={css.done}>
        {isRefused &&
          !persisted &&
          "The browser gives no such promise yet. It may once the site is installed or often used."}
      </p>
    </>
  );
}
