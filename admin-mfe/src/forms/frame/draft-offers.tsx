import { Button, Notice } from "@ministry/shared-ui";
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
    <Notice tone="info" title="You started this form before." role="status">
      <ul role="list" className={css.offers}>
        {offers.map(({ key, savedAt, summary, accept, discard }) => (
          <li key={key} className={css.offer}>
            <p>
              What you entered on {momentText(savedAt)} is kept on this device
              {summary && (
                <>
                  : <span dir="auto">{summary}</span>
                </>
              )}
              .
            </p>
            <div className={css.actions}>
              <Button size="small" onClick={accept}>
                Continue with it
              </Button>
              <AskButton
                label="Discard it"
                question="Discard this draft?"
                confirmLabel="Discard"
                danger
                onConfirm={discard}
                failure="The draft could not be removed."
                success="Draft discarded"
              >
                What you entered on {momentText(savedAt)} will be removed from this device.
              </AskButton>
            </div>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
