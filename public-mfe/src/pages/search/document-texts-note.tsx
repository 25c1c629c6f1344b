import { AnchorButton, Button, useIsLite } from "@ministry/shared-ui";
import { searchPage } from "../../content/site/search.ts";
import css from "./search-page.module.css";
import type { DocumentTexts } from "./use-document-hits.ts";

/** Says that documents were not searched inside, and why; nothing where they were. */
export function DocumentTextsNote({ state, retry }: DocumentTexts) {
  const isLite = useIsLite();
  if (state === "offline") return <p role="status">{searchPage.textsNeedConnection}</p>;
  if (state !== "failed") return null;
  return (
    <div className={css.note}>
      <p role="status">{searchPage.textsFailed}</p>
      {isLite ? (
        <AnchorButton variant="secondary" size="small" href="">
          {searchPage.tryAgain}
        </AnchorButton>
      ) : (
        <Button variant="secondary" size="small" onClick={retry}>
          {searchPage.tryAgain}
        </Button>
      )}
    </div>
  );
}
