import { Button, ConfirmDialog } from "@ministry/shared-ui";
import { useState } from "react";
import { createPortal } from "react-dom";
import * as formTexts from "../../content/forms/form.ts";

export interface ClearButtonProps {
  form: {
    /** Something was entered that is in no other place. */
    dirty: boolean;
    saving: boolean;
    clear: () => void;
  };
}

/** Empties a form. Asks first when that removes what somebody has entered; an untouched form has nothing to lose. */
export function ClearButton({ form: { dirty, saving, clear } }: ClearButtonProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="secondary" disabled={saving} onClick={() => (dirty ? setAsking(true) : clear())}>
        {formTexts.clear}
      </Button>
      {/* Out of the bar, which is narrow and sticks to the screen's edge. */}
      {createPortal(
        <ConfirmDialog
          open={asking}
          title={formTexts.clearThisFormQuestion}
          confirmLabel={formTexts.clearForm}
          cancelLabel={formTexts.goOnEditing}
          danger
          onConfirm={() => {
            setAsking(false);
            clear();
          }}
          onCancel={() => setAsking(false)}
        >
          {formTexts.clearFormHint}
        </ConfirmDialog>,
        document.body,
      )}
    </>
  );
}
