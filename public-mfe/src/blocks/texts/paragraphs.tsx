import css from "./paragraphs.module.css";

/** Running text; its first paragraph leads into it. */
export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <div className={css.text}>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
