import { useEffect, useState } from "react";
import { listDrafts, type ListedDraft } from "./draft-store.ts";

/** The owner's unfinished forms on this device; `undefined` until they are read, none where they can't be. */
export function useListedDrafts(owner: string): ListedDraft[] | undefined {
  const [drafts, setDrafts] = useState<ListedDraft[]>();
  useEffect(() => {
    let gone = false;
    listDrafts(owner).then(
      (found) => !gone && setDrafts(found),
      () => !gone && setDrafts([]),
    );
    return () => {
      gone = true;
    };
  }, [owner]);
  return drafts;
}

/** What an unfinished form is called: its screen's name, and what was typed into it. */
export function DraftName({ draft: { name, summary } }: { draft: ListedDraft }) {
  return (
    <>
      {name}
      {summary && (
        <>
          : <span dir="auto">{summary}</span>
        </>
      )}
    </>
  );
}
