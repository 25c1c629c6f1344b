import { useToast } from "@ministry/shared-ui";
import { useEffect, useState, useSyncExternalStore, type ReactNode } from "react";
import * as noticeTexts from "../../content/layout/notices.ts";
import { usePortal } from "../../session/portal.tsx";

/** Asks who it is when a call of the screen was refused until that is shown; the question is loaded when it comes up. */
export function StepUpQuestion(): ReactNode {
  const { stepUps } = usePortal();
  const refusal = useSyncExternalStore(stepUps.subscribe, stepUps.get);
  const toast = useToast();
  const [question, setQuestion] = useState<ReactNode>();
  useEffect(() => {
    if (!refusal) return;
    let isCurrent = true;
    import("../../features/second-factor/index.ts").then(
      ({ StepUpDialog }) =>
        isCurrent && setQuestion(<StepUpDialog refusal={refusal} onSettled={stepUps.settle} />),
      () => {
        toast({ tone: "danger", text: noticeTexts.identityCheckUnavailable });
        stepUps.settle(false);
      },
    );
    return () => {
      isCurrent = false;
      setQuestion(undefined);
    };
  }, [refusal, stepUps, toast]);
  return question;
}
