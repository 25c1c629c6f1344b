import css from "./skeleton.module.css";

/** Grey lines in the shape of a card: optional picture, a title, lines of text. */
export function SkeletonCard({ picture = false, lines = 3 }: { picture?: boolean; lines?: number }) {
  return (
    <div className={css.card} data-skeleton="card">
      {picture && <span className={css.bone} data-as="picture" />}
      <span className={css.bone} data-as="title" />
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={css.bone} data-as={line === lines - 1 ? "last" : undefined} />
      ))}
    </div>
  );
}
