import type { Publication } from "@ministry/api-client";
import { addIcons, AnchorButton, Button, Icon, pagePaths, useIsLite, useToast } from "@ministry/shared-ui";
import type { ReactNode } from "react";
import { fileTexts, publicationTexts } from "../../content/records/publications.ts";
import { useIsOnline } from "../../site/host/use-is-online.ts";
import { copyText } from "../../site/browser/copy-text.ts";
import { useFileAddress } from "./file-address.ts";
import { headingOf, sizeInBrackets } from "./file-facts.ts";
import { SaveOffline } from "./save-offline.tsx";
import { useSavedPublications } from "./use-saved-publications.ts";
import css from "./file-actions.module.css";

addIcons(pagePaths);

const newTab = { target: "_blank", rel: "noopener" };

/** View, download, copy the link, save for offline (P-171 … P-174); `children` adds the page's own. */
export function FileActions({ publication, children }: { publication: Publication; children?: ReactNode }) {
  const [viewed, downloaded] = [useFileAddress(publication, "view"), useFileAddress(publication, "download")];
  const isOnline = useIsOnline();
  const isSaved = useSavedPublications().get(publication.url)?.state === "kept";
  const toast = useToast();
  const isLite = useIsLite();
  const about = headingOf(publication);
  const copy = async () => {
    const copied = await copyText(publication.url);
    toast(copied ? publicationTexts.copied : { text: publicationTexts.notCopied, tone: "danger" });
  };
  if (!publication.url) return <div className={css.row}>{children}</div>;
  return (
    <div className={css.row} data-print="no">
      <AnchorButton size="small" href={viewed} {...newTab} aria-label={`${fileTexts.view}: ${about}`}>
        <Icon name="eye" /> {fileTexts.view}
      </AnchorButton>
      <AnchorButton
        size="small"
        variant="secondary"
        href={downloaded}
        // Of what can't be fetched the worker shows a page that says so: the `download` of a page fails without a word.
        {...(isOnline || isSaved ? { download: publication.filename || about } : newTab)}
        aria-label={`${fileTexts.download}${import.meta.env.SSR && isLite ? sizeInBrackets(publication.size) : ""}: ${about}`}
      >
        <Icon name="download" /> {fileTexts.download}
        {import.meta.env.SSR && isLite && sizeInBrackets(publication.size)}
      </AnchorButton>
      <Button
        size="small"
        variant="secondary"
        aria-label={`${fileTexts.copy}: ${about}`}
        onClick={() => void copy()}
      >
        <Icon name="copy" /> {fileTexts.copy}
      </Button>
      {children}
      <SaveOffline publication={publication} />
    </div>
  );
}
