import { addIcons, Button, Icon, pagePaths, useIsLite, useToast } from "@ministry/shared-ui";
import { lazy, Suspense, useState, useSyncExternalStore } from "react";
import { passOnTexts } from "../../content/site/pass-on.ts";
import { MessengerLinks } from "../../pass-on/messenger-links.tsx";
import type { Subject } from "../../pass-on/passed-on.ts";
import {
  copyLinkText,
  linkCopiedText,
  linkNotCopiedText,
  printText,
  shareText,
} from "../../content/layout/layout.ts";
import { copyText } from "../../site/browser/copy-text.ts";
import { ErrorBoundary } from "../../site/view/error-boundary.tsx";
import { pageAddress } from "../../site/page/page-facts.ts";
import { useSite } from "../../site/host/site.tsx";
import css from "./share-links.module.css";

addIcons(pagePaths);

// Few pass a page on: what that needs comes when they do.
const PassOnDialog = lazy(async () => ({
  default: (await import("../../pass-on/pass-on-dialog.tsx")).PassOnDialog,
}));

interface ShareLinksProps {
  title: string;
  /** A sentence or two for the message; the title alone where there is none. */
  description?: string;
  /** The page's address below the site's own. */
  path: string;
  /** What can go along as one file. */
  subject?: Subject;
}

/** Passes the page on: the device's own share sheet where there is one, the link, messengers and a file, the printer. */
export function ShareLinks({ title, description, path, subject }: ShareLinksProps) {
  const canShare = useSyncExternalStore(
    never,
    () => "share" in navigator,
    () => false,
  );
  const message = { title, description, address: pageAddress(useSite().config.siteBase, path) };
  const [isOpen, setIsOpen] = useState(false);
  const toast = useToast();
  const isLite = useIsLite();
  const share = () => {
    // Rejected when the visitor closes the sheet: nothing to say then.
    navigator.share({ title, url: location.href }).catch(() => {});
  };
  const copy = async () => {
    const copied = await copyText(location.href);
    toast(copied ? linkCopiedText : { text: linkNotCopiedText, tone: "danger" });
  };
  if (import.meta.env.SSR && isLite) return <MessengerLinks message={message} />;
  return (
    <div className={css.row} data-print="no">
      {canShare && (
        <Button variant="secondary" size="small" onClick={share}>
          <Icon name="share" /> {shareText}
        </Button>
      )}
      <Button variant="secondary" size="small" onClick={() => setIsOpen(true)}>
        <Icon name="upload" /> {passOnTexts.open}
      </Button>
      <Button variant="secondary" size="small" onClick={() => void copy()}>
        <Icon name="link" /> {copyLinkText}
      </Button>
      <Button variant="secondary" size="small" onClick={() => print()}>
        <Icon name="print" /> {printText}
      </Button>
      {isOpen && (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <PassOnDialog message={message} subject={subject} onClose={() => setIsOpen(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}

const never = () => () => {};
