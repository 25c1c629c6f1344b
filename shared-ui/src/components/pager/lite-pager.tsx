import { nextText, pageOf, previousText } from "../../content/controls.ts";
import { Icon } from "../icon/icon.tsx";
import { AnchorButton } from "../link-button/link-button.tsx";
import css from "./pager.module.css";

interface LitePagerProps {
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  label: string;
}

/** The pager where no script runs: links, and none at the end that leads nowhere. */
export function LitePager({ page, pages, hrefOf, label }: LitePagerProps) {
  return (
    <nav className={css.pager} aria-label={label}>
      {page > 1 && (
        <AnchorButton variant="secondary" rel="prev" href={hrefOf(page - 1)}>
          <Icon name="back" /> {previousText}
        </AnchorButton>
      )}
      <span aria-current="page">{pageOf(page, pages)}</span>
      {page < pages && (
        <AnchorButton variant="secondary" rel="next" href={hrefOf(page + 1)}>
          {nextText} <Icon name="arrow" />
        </AnchorButton>
      )}
    </nav>
  );
}
