import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from "react";
import { closeMessageText } from "../../content/controls.ts";
import { Button } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import css from "./toast.module.css";

export interface Toast {
  text: string;
  tone?: "success" | "danger" | "info";
  /** Milliseconds until it goes by itself; errors stay until closed. */
  lastsMs?: number;
  /** What can be done about it, such as a button; `close` takes the message away. */
  action?: (close: () => void) => ReactNode;
}

interface Shown extends Toast {
  key: number;
}

type ShowToast = (toast: Toast | string) => void;

const ToastContext = createContext<ShowToast>(() => {});

/** Shows a short message at the edge of the screen. Works below a `ToastRegion`. */
export function useToast(): ShowToast {
  return useContext(ToastContext);
}

/** The place where messages appear. One per layout; screen readers hear each message once. */
export function ToastRegion({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown[]>([]);
  const nextKey = useRef(0);
  const show = useCallback<ShowToast>((toast) => {
    const key = nextKey.current++;
    const next = { ...(typeof toast === "string" ? { text: toast } : toast), key };
    setShown((all) => {
      const passing = all.filter(lastsMsOf).slice(-2);
      return [...all.filter((one) => !lastsMsOf(one) || passing.includes(one)), next];
    });
  }, []);
  const drop = useCallback((key: number) => setShown((all) => all.filter((toast) => toast.key !== key)), []);
  const list = useMemo(
    () => shown.map((toast) => <ToastBox key={toast.key} toast={toast} onGone={drop} />),
    [shown, drop],
  );
  return (
    <ToastContext value={show}>
      {children}
      <div className={css.region} role="status" aria-live="polite" data-print="no">
        {list}
      </div>
    </ToastContext>
  );
}

/** How long a message is shown; `undefined` where it stays until it is closed. */
const lastsMsOf = ({ lastsMs, tone }: Toast) => lastsMs ?? (tone === "danger" ? undefined : 6000);

/**
 * Lifts messages over what must stay in reach at the lower edge of the screen.
 *
 * @param height in pixels; set on their place alone, since the whole page would inherit it from its root
 */
export function liftToasts(height: number): void {
  for (const region of document.querySelectorAll<HTMLElement>(`.${css.region}`))
    region.style.setProperty("--toast-lift", `${height}px`);
}

function ToastBox({ toast, onGone }: { toast: Shown; onGone: (key: number) => void }) {
  const { key, text, action, tone = "success" } = toast;
  const lastsMs = lastsMsOf(toast);
  const close = () => onGone(key);
  useEffect(() => {
    if (lastsMs === undefined) return;
    const timer = setTimeout(() => onGone(key), lastsMs);
    return () => clearTimeout(timer);
  }, [key, lastsMs, onGone]);
  return (
    <div className={css.toast} data-tone={tone} role={tone === "danger" ? "alert" : undefined}>
      <span>{text}</span>
      {action?.(close)}
      <Button variant="quiet" size="small" aria-label={closeMessageText} onClick={close}>
        <Icon name="close" />
      </Button>
    </div>
  );
}
