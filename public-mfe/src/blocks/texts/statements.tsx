import css from "./statements.module.css";

interface Statement {
  title: string;
  text: string;
  accent?: "water" | "energy";
}

/** Vision and mission: a few large sentences side by side. `level` 2 where they are sections of their own. */
export function Statements({ items, level = 3 }: { items: readonly Statement[]; level?: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <div className={css.pair}>
      {items.map(({ title, text, accent }) => (
        <section key={title} className={css.statement} data-accent={accent}>
          <Heading>{title}</Heading>
          <p>{text}</p>
        </section>
      ))}
    </div>
  );
}
