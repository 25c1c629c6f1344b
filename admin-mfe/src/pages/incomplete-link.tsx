import { Notice } from "@ministry/shared-ui";

/** In the place of the form where the address lacks what the link had. */
export function IncompleteLink() {
  return (
    <Notice tone="warning" role="alert" title="This link is not complete.">
      <p>Open it from the mail again. If you copied it, copy the whole address.</p>
    </Notice>
  );
}
