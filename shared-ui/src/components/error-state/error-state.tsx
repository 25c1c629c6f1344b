import { Button } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
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
}

/** Something could not be loaded: says what, offers another try. */
export function ErrorState({ message, hint, onRetry, retrying, role = "alert" }: ErrorStateProps) {
  return (
    <div className={css.box}>
      <Notice tone="danger" role={role}>
        <p>{message}</p>
        {hint && <p>{hint}</p>}
      </Notice>
      {onRetry && (
        <Button variant="secondary" pending={retrying} onClick={onRetry}>
          <Icon name="retry" /> Try again
        </Button>
      )}
    </div>
  );
}
