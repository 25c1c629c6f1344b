import { Button, Notice } from "@ministry/shared-ui";
import * as formTexts from "../../content/forms/form.ts";
import { AskButton } from "../../screen/ask-button.tsx";
import { momentText } from "../../lib/moment.tsx";
import type { DraftOffer } from "../draft/draft-words.ts";
import css from "../forms.module.css";

export interface DraftOffersProps {
  offers: readonly (DraftOffer & { accept: () => void; discard: () => Promise<unknown> })[];
}

/** Drafts of a form that were found on the device: each can be opened or discarded; both stay until that is decided. */
export function DraftOffers({ offers }: DraftOffersProps) {
  if (offers.length === 0) return null;
  return (
    <Notice tone="info" title={formTexts.draftFound} role="status">
      <ul role="list" className={css.offers}>
        {offers.map(({ key, savedAt, summary, accept, discard }) => (
          <li key={key} className={css.offer}>
            <p>
              {formTexts.draftSaved(momentText(savedAt))}
              {summary && (
                <>
                  : <span dir="auto">{summary}</span>
                </>
              )}
              .
            </p>
            <div className={css.actions}>
              <Button size="small" onClick={accept}>
                {formTexts.continueDraft}
              </Button>
              <AskButton
                label={formTexts.discardDraft}
                question={formTexts.discardThisDraftQuestion}
                confirmLabel={formTexts.discard}
                danger
                onConfirm={discard}
                failure={formTexts.draftCouldNotBeRemoved}
                success={formTexts.draftDiscarded}
              >
                {formTexts.discardDraftHint(momentText(savedAt))}
              </AskButton>
            </div>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
