import { paragraphs } from "./paragraphs.ts";
import css from "./prose.module.css";

/**
 * Text somebody wrote, as text: empty lines part paragraphs, each runs the way its own script does.
 *
 * @param lang its language where it is not the page's
 */
export function Prose({ text, lead, lang }: { text: string; lead?: boolean; lang?: string }) {
  return (
    <div className={css.prose} lang={lang} data-lead={lead || undefined}>
      {paragraphs(text).map((paragraph, index) => (
        <p key={index} dir="auto">
          {paragraph}
        </p>
      ))}
    </div>
  );
}
