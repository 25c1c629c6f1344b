import { addIcons, Button, Icon, pagePaths, useIsLite, useToast } from "@ministry/shared-ui";
import { useState, useSyncExternalStore, type ComponentType } from "react";
import { passOnTexts } from "../../content/site/pass-on.ts";
import { MessengerLinks } from "../../pass-on/messenger-links.tsx";
import type { PassOnDialogProps } from "../../pass-on/pass-on-dialog.tsx";
import type { Subject } from "../../pass-on/passed-on.ts";
import { isClosing } from "../../pass-on/send-file.ts";
import {
  copyLinkText,
  crashText,
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
  const [Dialog, setDialog] = useState<ComponentType<PassOnDialogProps>>();
  const toast = useToast();
  const isLite = useIsLite();
  const share = () => {
    navigator.share({ title, url: location.href }).catch((error: unknown) => {
      if (!isClosing(error)) toast({ text: passOnTexts.notShared, tone: "danger" });
    });
  };
  // Few pass a page on: what that needs comes when they do.
  const passOn = async () => {
    try {
      const { PassOnDialog } = await import("../../pass-on/pass-on-dialog.tsx");
      setDialog(() => PassOnDialog);
    } catch (error) {
      console.warn("not opened", error);
      toast({ text: passOnTexts.notOpened, tone: "danger" });
    }
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
      <Button variant="secondary" size="small" onClick={() => void passOn()}>
        <Icon name="upload" /> {passOnTexts.open}
      </Button>
      <Button variant="secondary" size="small" onClick={() => void copy()}>
        <Icon name="link" /> {copyLinkText}
      </Button>
      <Button variant="secondary" size="small" onClick={() => print()}>
        <Icon name="print" /> {printText}
      </Button>
      {Dialog && (
        <ErrorBoundary fallback={<p role="status">{crashText}</p>}>
          <Dialog message={message} subject={subject} onClose={() => setDialog(undefined)} />
        </ErrorBoundary>
      )}
    </div>
  );
}

const never = () => () => {};
