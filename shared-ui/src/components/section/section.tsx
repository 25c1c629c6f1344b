import { useId, type ReactNode } from "react";
import css from "./section.module.css";

export interface SectionProps {
  title: string;
  /** A few words above the title that say what kind of thing follows. */
  kicker?: string;
  /** A paragraph below the title. */
  lead?: ReactNode;
  /** Target for links inside the page. */
  id?: string;
  /** Ground the section stands on. */
  ground?: "plain" | "sunk" | "deep";
  accent?: "water" | "energy";
  level?: 2 | 3;
  /** Stands beside the title, at the end of the line. */
  action?: ReactNode;
  children?: ReactNode;
}

/** A part of a page under its own heading, side to side; its content keeps to the page's width. */
export function Section({
  title,
  kicker,
  lead,
  id,
  ground = "plain",
  accent,
  level = 2,
  action,
  children,
}: SectionProps) {
  const made = useId();
  const Heading = `h${level}` as const;
  return (
    <section
      id={id}
      className={css.section}
      data-ground={ground === "plain" ? undefined : ground}
      data-accent={accent}
      aria-labelledby={made}
    >
      <div className={css.wrap}>
        <div className={css.head}>
          <div className={css.titles}>
            {kicker && <p className={css.kicker}>{kicker}</p>}
            <Heading id={made} className={css.title} dir="auto">
              {title}
            </Heading>
            {lead && <p className={css.lead}>{lead}</p>}
          </div>
          {action}
        </div>
        {children}
      </div>
    </section>
  );
}

/** Keeps content to the page's width, with the page's margins. */
export function Wrap({ children }: { children: ReactNode }) {
  return <div className={css.wrap}>{children}</div>;
}
