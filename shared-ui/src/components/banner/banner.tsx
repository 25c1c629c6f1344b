import type { ReactNode } from "react";
import { Wrap } from "../section/section.tsx";
import { Waves } from "./waves.tsx";
import css from "./banner.module.css";

export interface BannerProps {
  title: string;
  /** Language of the title where it is not the page's. */
  lang?: string;
  /** A line above the title. */
  kicker?: ReactNode;
  /** One or two sentences below it. */
  lead?: ReactNode;
  accent?: "water" | "energy";
  /** `low` for pages whose content people came for is below: it begins on the first screen of a phone. */
  size?: "low";
  /** Above everything: the breadcrumbs. */
  trail?: ReactNode;
  /** Beside the text on a wide screen: a picture or drawing. */
  media?: ReactNode;
  children?: ReactNode;
}

/** Titles of more letters are set smaller: an official title may fill a phone's whole screen otherwise. */
const longTitle = 60;

/** The head of a page: its one `h1` on the deep ground. */
export function Banner({ title, lang, kicker, lead, accent, size, trail, media, children }: BannerProps) {
  return (
    <div className={css.banner} data-ground="deep" data-sector={accent} data-size={size}>
      <Wrap>
        {trail}
        <div className={css.inside} data-media={media ? "" : undefined}>
          <div className={css.text}>
            {kicker && <p className={css.kicker}>{kicker}</p>}
            <h1 dir="auto" lang={lang} data-long={title.length > longTitle || undefined}>
              {title}
            </h1>
            {lead && (
              <p className={css.lead} dir="auto">
                {lead}
              </p>
            )}
            {children}
          </div>
          {media && <div className={css.media}>{media}</div>}
        </div>
      </Wrap>
      <Waves />
    </div>
  );
}
