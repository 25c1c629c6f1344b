import { ErrorState, Select, TextField } from "@ministry/shared-ui";
import { useState, type ReactNode } from "react";
import { connectionHint } from "../../content/layout/layout.ts";
import { listTexts, orderText } from "../../content/records/lists.ts";
import { ToolsForm } from "../../lite/tools-form.tsx";
import fields from "./filter-fields.module.css";
import css from "./list-tools.module.css";
import { orders, type Tools } from "./use-list-tools.ts";

interface ListToolsProps {
  label: string;
  tools: Tools;
  /** How many there are, or were found; read out when it changes. */
  count: string;
  /** Further ways to narrow the list. */
  children?: ReactNode;
  /** Beside the count. */
  after?: ReactNode;
  /** Whether the visitor chooses the order. */
  hasOrder?: boolean;
}

/** Search field, filters and order of a list, and how much of it is shown. */
export function ListTools({ label, tools, count, children, after, hasOrder = true }: ListToolsProps) {
  const [retrying, setRetrying] = useState(false);
  const load = () => void tools.loadSearch();
  const retry = async () => {
    setRetrying(true);
    await tools.loadSearch();
    setRetrying(false);
  };
  return (
    <div className={css.tools} data-print="no">
      <ToolsForm className={fields.search}>
        <TextField
          type="search"
          name="q"
          label={label}
          placeholder={label}
          value={tools.typed}
          // Who comes to the field is about to type.
          onPointerDown={load}
          onFocus={load}
          onChange={(event) => tools.setText(event.target.value)}
        />
        {children}
        {hasOrder && (
          <Select
            name="sort"
            label={orderText}
            options={orders}
            value={tools.sort}
            onChange={(event) => tools.setSort(event.target.value)}
          />
        )}
      </ToolsForm>
      {tools.isSearchMissing && (
        <ErrorState
          role="status"
          message={listTexts.searchMissing}
          hint={connectionHint}
          retrying={retrying}
          onRetry={() => void retry()}
        />
      )}
      <div className={css.foot}>
        <p role="status">{tools.isSearchComing || retrying ? listTexts.searching : count}</p>
        {after}
      </div>
    </div>
  );
}
