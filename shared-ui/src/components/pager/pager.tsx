import { nextText, pageOf, pagesName, previousText } from "../../content/controls.ts";
import { Button } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import { LitePager } from "./lite-pager.tsx";
import { useIsLite } from "../lite/lite.tsx";
import css from "./pager.module.css";

export interface PagerProps {
  /** Counted from 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** Address of a page, for the lite edition. */
  hrefOf?: (page: number) => string;
  /** What is paged, for screen readers. */
  label?: string;
}

/** Prev and Next with the page's number between them (P-149); each off at its end (P-151). */
export function Pager({ page, pages, onPage, hrefOf, label = pagesName }: PagerProps) {
  const isLite = useIsLite();
  if (import.meta.env.SSR && isLite && hrefOf) return <LitePager {...{ page, pages, hrefOf, label }} />;
  return (
    <nav className={css.pager} aria-label={label}>
      <Button variant="secondary" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <Icon name="back" /> {previousText}
      </Button>
      <span aria-current="page">{pageOf(page, pages)}</span>
      <Button variant="secondary" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {nextText} <Icon name="arrow" />
      </Button>
    </nav>
  );
}
