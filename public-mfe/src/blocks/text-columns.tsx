import { Drawing } from "../site/drawing.tsx";
import css from "./text-columns.module.css";

interface TextColumnsProps {
  paragraphs: readonly string[];
  /** A drawing beside the text (below it on a phone). */
  drawing?: string;
}

/** Running text, with a drawing beside it where there is one. */
export function TextColumns({ paragraphs, drawing }: TextColumnsProps) {
  return (
    <div className={css.columns} data-drawing={drawing ? "" : undefined}>
      <div className={css.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {drawing && (
        <div className={css.drawing}>
          <Drawing file={drawing} alt="" />
        </div>
      )}
    </div>
  );
}
