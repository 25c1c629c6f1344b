import { Notice } from "@ministry/shared-ui";

/** What went wrong; nothing while nothing has. */
export function Problem({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <Notice tone="danger" role="alert">
      {text}
    </Notice>
  );
}
