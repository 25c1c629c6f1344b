import { Button, Icon, useIsLite, useToast } from "@ministry/shared-ui";
import { useSyncExternalStore } from "react";
import { copyText } from "../site/copy-text.ts";
import css from "./share-links.module.css";

/** Passes the page on: the device's own share sheet where there is one, the link, the printer. */
export function ShareLinks({ title }: { title: string }) {
  const canShare = useSyncExternalStore(
    never,
    () => "share" in navigator,
    () => false,
  );
  const toast = useToast();
  const isLite = useIsLite();
  const share = () => {
    // Rejected when the visitor closes the sheet: nothing to say then.
    navigator.share({ title, url: location.href }).catch(() => {});
  };
  const copy = async () => {
    const copied = await copyText(location.href);
    toast(copied ? "Link copied" : { text: "Could not copy link", tone: "danger" });
  };
  if (import.meta.env.SSR && isLite) return null;
  return (
    <div className={css.row} data-print="no">
      {canShare && (
        <Button variant="secondary" size="small" onClick={share}>
          <Icon name="share" /> Share
        </Button>
      )}
      <Button variant="secondary" size="small" onClick={() => void copy()}>
        <Icon name="link" /> Copy link
      </Button>
      <Button variant="secondary" size="small" onClick={() => print()}>
        <Icon name="print" /> Print
      </Button>
    </div>
  );
}

const never = () => () => {};
