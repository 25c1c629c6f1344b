import { Section } from "@ministry/shared-ui";
import { liteTexts } from "../content/site/lite.ts";
import { useSite } from "../site/host/site.tsx";
import { FullEditionForm } from "./full-edition-form.tsx";

/** What the lite edition says of keeping the site: the app does that, once it is asked for. */
export function LiteKeeping() {
  const hasScripts = useSite().lite !== "no-scripts";
  return (
    <Section title={liteTexts.keepsTitle}>
      <div className="lite-all">
        <p>{hasScripts ? liteTexts.keeps : liteTexts.noScriptsKeeps}</p>
        <FullEditionForm label={hasScripts ? liteTexts.keep : liteTexts.tryFull} />
      </div>
    </Section>
  );
}
