import { Disclosure, Loading, Skeleton, useToast } from "@ministry/shared-ui";
import { useState } from "react";
import * as words from "../../content/records/additions.ts";
import type { TranslationTexts, TranslationTextsProps } from "./translation-texts.tsx";
import type { Kind } from "./translation-values.ts";

/**
 * The language a record is written in, and its texts in the others; all of it optional. Thirty more fields are loaded
 * and made only where somebody wants them.
 */
export function TranslationFields<K extends Kind>(props: TranslationTextsProps<K>) {
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<{ Texts: typeof TranslationTexts }>();
  const toggle = (open: boolean) => {
    setOpen(open);
    if (!open || loaded) return;
    void import("./translation-texts.tsx").then(
      ({ TranslationTexts: Texts }) => setLoaded({ Texts }),
      () => {
        setOpen(false);
        toast({ tone: "danger", text: words.languagesNotLoaded });
      },
    );
  };
  return (
    <Disclosure summary={words.languagesTitle} open={isOpen} onToggle={toggle}>
      {isOpen && loaded && <loaded.Texts {...props} />}
      {isOpen && !loaded && (
        <Loading>
          <Skeleton height="3.5rem" />
        </Loading>
      )}
    </Disclosure>
  );
}
