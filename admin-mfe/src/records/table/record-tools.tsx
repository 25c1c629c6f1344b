import { Button, Icon, Select, TextField } from "@ministry/shared-ui";
import { useId, useState, type ReactNode, type Ref } from "react";
import * as recordsTexts from "../../content/records/table.ts";
import { pageSizes } from "../arranging/page-size.ts";
import type { Records } from "./use-records.ts";
import css from "./records.module.css";

/** Search, filters and orders above a list. */
export function RecordTools<Row>({ records }: { records: Records<Row> }) {
  const { shape, wanted, total, narrowed } = records;
  const [open, setOpen] = useState(false);
  const panel = useId();
  // A handful without filters is seen at a glance.
  if (total <= pageSizes[0] && shape.filters.length === 0 && !narrowed) return null;
  const active = Object.values(wanted.filters).filter(Boolean).length + (wanted.order ? 1 : 0);
  const sorted = wanted.order ? (wanted.order.descending ? "-" : "") + wanted.order.id : "";
  // The order they come in stands there once, under the name it has as one to be asked for.
  const orders = shape.orders
    .flatMap(({ id, ascending, descending }) => [
      { value: id, label: ascending },
      { value: `-${id}`, label: descending },
    ])
    .filter(({ label }) => label !== shape.givenOrder);
  return (
    <div className={css.tools} role="search" aria-label={shape.many}>
      <div className={css.search}>
        <TextField
          label={recordsTexts.findNamed(shape.many)}
          type="search"
          autoComplete="off"
          value={wanted.text}
          onChange={({ target }) => records.search(target.value)}
        />
      </div>
      <div className={css.more}>
        <Button variant="secondary" aria-expanded={open} aria-controls={panel} onClick={() => setOpen(!open)}>
          {recordsTexts.filterAndSort}
          {active > 0 && ` (${active})`}
        </Button>
      </div>
      <div id={panel} className={css.filters} data-open={open || undefined}>
        {shape.filters.map(({ id, label, options }) => (
          <Select
            key={id}
            label={label}
            placeholder={recordsTexts.all}
            options={options}
            value={options.some(({ value }) => value === wanted.filters[id]) ? wanted.filters[id] : ""}
            onChange={({ target }) => records.filter(id, target.value)}
          />
        ))}
        <Select
          label={recordsTexts.sortBy}
          placeholder={shape.givenOrder}
          options={orders}
          value={orders.some(({ value }) => value === sorted) ? sorted : ""}
          onChange={({ target }) => records.sort(target.value)}
        />
      </div>
    </div>
  );
}

export interface RecordCountProps<Row> {
  records: Records<Row>;
  /** Takes the focus when a page was turned or a row went. */
  ref?: Ref<HTMLParagraphElement>;
  children?: ReactNode;
}

/** How many there are and how many of them are shown; read out when it changes. */
export function RecordCount<Row>({ records, ref, children }: RecordCountProps<Row>) {
  const { matching, total, narrowed, shape, pages, page, showAll } = records;
  const unit = total === 1 ? shape.one : shape.many;
  return (
    <div className={css.count}>
      <p ref={ref} tabIndex={-1} role="status">
        {narrowed ? recordsTexts.countOf(matching.length, total, unit) : `${total} ${unit}`}
        {pages > 1 && recordsTexts.pageOf(page, pages)}
      </p>
      {narrowed && (
        <Button size="small" variant="quiet" onClick={showAll}>
          <Icon name="close" />
          {recordsTexts.showAll}
        </Button>
      )}
      {children}
    </div>
  );
}
