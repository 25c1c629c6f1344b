import { useId, type ReactNode } from "react";
import css from "./section.module.css";

export interface SectionProps {
  title: ReactNode;
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
  /** Less room above: what follows is what people came to this page for. */
  dense?: boolean;
  /** Stands beside the title, at the end of the line; below it where the title has a column of its own. */
  action?: ReactNode;
  /** A picture or drawing: beside title and text on a wide screen, below them on a phone. Closes when it is empty. */
  media?: ReactNode;
  /** Where the picture stands on a wide screen. */
  mediaSide?: "start" | "end";
  /** `beside`: on a wide screen the title has a column of its own, so that running text keeps a readable line. */
  layout?: "beside";
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
  dense,
  action,
  media,
  mediaSide,
  layout,
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
      data-dense={dense || undefined}
      aria-labelledby={made}
    >
      <div className={css.wrap} data-layout={media ? "media" : layout} data-side={mediaSide}>
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
        <div className={css.content}>{children}</div>
        {media && <div className={css.media}>{media}</div>}
      </div>
    </section>
  );
}

/** Keeps content to the page's width, with the page's margins. */
export function Wrap({ children }: { children: ReactNode }) {
  return <div className={css.wrap}>{children}</div>;
}
