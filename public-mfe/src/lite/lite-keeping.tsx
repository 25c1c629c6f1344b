import { Section } from "@ministry/shared-ui";
import { liteTexts } from "../content/site/lite.ts";
import { FullEditionForm } from "./full-edition-form.tsx";

/** What the lite edition says of keeping the site: the app does that, once it is asked for. */
export function LiteKeeping() {
  return (
    <Section title={liteTexts.keepsTitle}>
      <div className="lite-all">
        <p>{liteTexts.keeps}</p>
        <FullEditionForm label={liteTexts.keep} />
      </div>
    </Section>
  );
}
