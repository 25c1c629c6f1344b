import { Loading, Skeleton } from "@ministry/shared-ui";
import { Link } from "react-router-dom";
import { DateLine } from "../../../blocks/records/date-line.tsx";
import { feedTexts } from "../../../content/site/feeds.ts";
import { eventSectors } from "../../../content/records/event-sectors.ts";
import { NewMark } from "../../../visits/new-mark.tsx";
import type { Item } from "./item.ts";
import css from "./item-rows.module.css";

/** Published things in rows of two lines: the title, then what it is and since when it is there. */
export function ItemRows({ items }: { items: readonly Item[] }) {
  return (
    <ul className={css.rows} role="list">
      {items.map(({ kind, path, topic, title, lang, published }) => (
        <li key={path} className={css.row}>
          <h3 dir="auto">
            <Link to={path} lang={lang}>
              {title}
            </Link>
            <NewMark published={published} />
          </h3>
          <p className={css.facts}>
            <span>{kind}</span>
            {topic && <span>{eventSectors[topic]}</span>}
            <DateLine iso={published} />
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Rows in the making. */
export function ItemRowSkeletons() {
  return (
    <Loading label={feedTexts.loading}>
      <div className={css.rows}>
        {Array.from({ length: 6 }, (_, index) => (
          <div key={index} className={css.row}>
            <Skeleton />
          </div>
        ))}
      </div>
    </Loading>
  );
}
