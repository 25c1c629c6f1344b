import type { ReactNode } from "react";
import { tryAgainText } from "../../content/controls.ts";
import { Button } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import { AnchorButton } from "../link-button/link-button.tsx";
import { useIsLite } from "../lite/lite.tsx";
import { Notice } from "../notice/notice.tsx";
import css from "./error-state.module.css";

export interface ErrorStateProps {
  message: string;
  /** Second line: what the visitor can do meanwhile. */
  hint?: string;
  onRetry?: () => void;
  retrying?: boolean;
  /** `status` when the rest of the page works on without it. */
  role?: "alert" | "status";
  /** Other ways on, beside the button. */
  children?: ReactNode;
}

/** Something could not be loaded: says what, offers another try. */
export function ErrorState({ message, hint, onRetry, retrying, role = "alert", children }: ErrorStateProps) {
  const isLite = useIsLite();
  return (
    <div className={css.box}>
      <Notice tone="danger" role={role}>
        <p>{message}</p>
        {hint && <p>{hint}</p>}
      </Notice>
      <div className={css.ways}>
        {import.meta.env.SSR && isLite && onRetry && (
          <AnchorButton variant="secondary" href="">
            <Icon name="retry" /> {tryAgainText}
          </AnchorButton>
        )}
        {onRetry && (
          <Button variant="secondary" pending={retrying} onClick={onRetry}>
            <Icon name="retry" /> {tryAgainText}
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}
