import { addressIn } from "@ministry/contract";
import { Button } from "@ministry/shared-ui";
import { useSyncExternalStore, type ReactNode } from "react";
import { installTexts } from "../../texts/install-texts.ts";
import { pageLanguage } from "../../texts/page-language.ts";
import type { Installing } from "../install/install.ts";
import type { Store } from "../lib/store.ts";
import { NoticeRow, wayStyle } from "./notice-row.tsx";

/** The public part's page that says how it is done where the browser does not ask by itself. */
const howPath = "/offline#install";

/** One quiet line. Dismissing it hides it for good. */
export const installHint = (install: Installing): ReactNode => <InstallHint install={install} />;

/** Shows it, unless another hint is there. */
export function showInstallHint(install: Installing, hint: Store<ReactNode>): void {
  hint.set(hint.get() ?? installHint(install));
}

function InstallHint({ install }: { install: Installing }) {
  const { hint, ask, dismiss } = install;
  const language = pageLanguage();
  const texts = installTexts[language];
  const how = addressIn(language, howPath);
  const shown = useSyncExternalStore(hint.subscribe, hint.get, hint.get);
  if (!shown) return null;
  return (
    <NoticeRow text={texts.hint}>
      {shown === "ask" ? (
        <Button size="small" variant="secondary" onClick={() => void ask()}>
          {texts.ask}
        </Button>
      ) : (
        <a href={how} onClick={dismiss} style={wayStyle}>
          {texts.how}
        </a>
      )}
      <Button size="small" variant="quiet" onClick={dismiss}>
        {texts.notNow}
      </Button>
    </NoticeRow>
  );
}
