import { paragraphs } from "./paragraphs.ts";
import css from "./prose.module.css";

/** Text somebody wrote, as text: empty lines part paragraphs, each runs the way its own script does. */
export function Prose({ text, lead }: { text: string; lead?: boolean }) {
  return (
    <div className={css.prose} data-lead={lead || undefined}>
      {paragraphs(text).map((paragraph, index) => (
        <p key={index} dir="auto">
          {paragraph}
        </p>
      ))}
    </div>
  );
}
