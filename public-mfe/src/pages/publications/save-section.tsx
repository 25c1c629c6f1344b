import type { Publication } from "@ministry/api-client";
import { Button, Icon, whenAvailable } from "@ministry/shared-ui";
import { useState } from "react";
import { savingTexts } from "../../content/records/publications.ts";
import { useSite } from "../../site/host/site.tsx";
import { sizeInBrackets, wantedFile } from "./file-facts.ts";
import { useCanSave, useSavedPublications } from "./use-saved-publications.ts";

interface Props {
  publications: Publication[];
  /** They are those of all sections. */
  all?: boolean;
}

/**
 * Saves all publications of a section, or of the page, that are not saved yet. Once pressed the button stays where it is,
 * and the focus with it: it works until all are here, says so, and offers another try for those that failed.
 */
export function SaveSection({ publications, all = false }: Props) {
  const { kept } = useSite();
  const canSave = useCanSave();
  const files = useSavedPublications();
  const [wasPressed, setWasPressed] = useState(false);
  const wanted = publications.filter(({ url }) => url);
  const missing = wanted.filter(({ url }) => (files.get(url)?.state ?? "failed") === "failed");
  if (!canSave || wanted.length === 0 || (missing.length < 2 && !wasPressed)) return null;
  const isSaved = wanted.every(({ url }) => files.get(url)?.state === "kept");
  const offered = missing.length > 0 ? missing : wanted;
  return (
    <Button
      variant="secondary"
      size="small"
      pending={missing.length === 0 && !isSaved}
      {...whenAvailable(!isSaved, () => {
        setWasPressed(true);
        void kept?.save(missing.map(wantedFile));
      })}
    >
      <Icon name={isSaved ? "check" : "download"} />{" "}
      {isSaved ? savingTexts.saved : savingTexts.saveCount(offered.length, all)}
      {sizeInBrackets(...offered.map(({ size }) => size))}
    </Button>
  );
}
