import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import css from "./notice.module.css";

export interface NoticeProps {
  tone?: "info" | "success" | "warning" | "danger";
  title?: string;
  /** `status` is read out when the screen reader is free, `alert` at once; leave out for a notice that is there from the start. */
  role?: "status" | "alert";
  children?: ReactNode;
}

const icons = { info: "info", success: "check", warning: "alert", danger: "alert" } as const;

/** A message in the page: something to know, something done, something wrong. */
export function Notice({ tone = "info", title, role, children }: NoticeProps) {
  return (
    <div className={css.notice} data-tone={tone} role={role}>
      <Icon name={icons[tone]} />
      <div className={css.text}>
        {title && <strong>{title}</strong>}
        {children}
      </div>
    </div>
  );
}
