import { Button } from "@ministry/shared-ui";
import { useState } from "react";
import { useTexts } from "../texts/texts.ts";
import css from "./fallback.module.css";

interface Props {
  title: string;
  text: string;
  /** Resolves when it makes sense to reload the page; rejects while it does not. */
  probe: () => Promise<void>;
}

/**
 * Stands in for a screen that can't be shown. `Try again` asks first: reloading a page without a connection would
 * replace what is on the screen by the browser's own error page.
 */
export function FallbackScreen({ title, text, probe }: Props) {
  const { stillFails, tryAgain: again } = useTexts();
  const [state, setState] = useState<"idle" | "asking" | "failed">("idle");
  const tryAgain = async () => {
    setState("asking");
    try {
      await probe();
      location.reload();
    } catch {
      setState("failed");
    }
  };
  return (
    <main className={css.screen}>
      <h1>{title}</h1>
      <p>{text}</p>
      <p role="status">{state === "failed" && stillFails}</p>
      <Button pending={state === "asking"} onClick={() => void tryAgain()}>
        {again}
      </Button>
    </main>
  );
}

/** Shown while the first screen's files are on their way. */
export function WaitingScreen() {
  const { loading } = useTexts();
  return (
    <main className={`${css.screen} ${css.waiting}`} aria-busy="true">
      <p role="status">{loading}</p>
    </main>
  );
}
