import { dateInWords } from "../../site/text/dates.ts";

/** A date in words, readable by machines as well; nothing when there is none. */
export function DateLine({ iso, label }: { iso: string | undefined; label?: string }) {
  const words = dateInWords(iso);
  if (!words) return null;
  return (
    <span>
      {label && `${label} `}
      <time dateTime={iso}>{words}</time>
    </span>
  );
}
