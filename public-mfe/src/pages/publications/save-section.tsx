import type { Publication } from "@ministry/api-client";
import { Button, Icon } from "@ministry/shared-ui";
import { savingTexts } from "../../content/records/publications.ts";
import { useSite } from "../../site/host/site.tsx";
import { sizeInBrackets, wantedFile } from "./file-facts.ts";
import { useCanSave, useSavedPublications } from "./use-saved-publications.ts";

interface Props {
  publications: Publication[];
  /** They are those of all sections. */
  all?: boolean;
}

/** Saves all publications of a section, or of the page, that are not saved yet. */
export function SaveSection({ publications, all = false }: Props) {
  const { kept } = useSite();
  const canSave = useCanSave();
  const files = useSavedPublications();
  const missing = publications.filter(({ url }) => url && !files.has(url));
  if (!canSave || missing.length < 2) return null;
  return (
    <Button variant="secondary" size="small" onClick={() => void kept?.save(missing.map(wantedFile))}>
      <Icon name="download" /> {savingTexts.saveCount(missing.length, all)}
      {sizeInBrackets(...missing.map(({ size }) => size))}
    </Button>
  );
}
