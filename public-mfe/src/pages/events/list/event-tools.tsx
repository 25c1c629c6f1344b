import { Select } from "@ministry/shared-ui";
import css from "../../../blocks/records/filter-fields.module.css";
import { eventSectors } from "../../../content/records/event-sectors.ts";
import { eventTexts } from "../../../content/records/events.ts";
import { ToolsForm } from "../../../lite/tools-form.tsx";
import { monthInWords } from "../../../site/text/dates.ts";
import type { EventChoices, EventFilter } from "./event-filter.ts";
import { pageSizes, type Paging } from "./use-paging.ts";

interface Props {
  paging: Paging;
  choices: EventChoices;
  /** There are more events than the smallest page has. */
  hasPages: boolean;
}

/** Month, place, sector and time of the events that are shown, and how many at once. What nothing has is not offered. */
export function EventTools({ paging, choices, hasPages }: Props) {
  const { filter, setFilter } = paging;
  const { months, districts, sectors, whens } = choices;
  const texts = eventTexts.filters;
  const field = (name: keyof EventFilter, any: string, values: string[], label: typeof labelOf) => {
    const chosen = filter[name];
    const all = chosen && !values.includes(chosen) ? [chosen, ...values] : values;
    if (all.length === 0) return null;
    return (
      <Select
        name={name}
        label={texts[name]}
        options={["", ...all].map((value) => ({ value, label: value ? label(value) : any }))}
        value={chosen}
        onChange={(event) => setFilter(name, event.target.value)}
      />
    );
  };
  return (
    <div data-print="no">
      <ToolsForm className={css.choices}>
        {field("month", texts.anyMonth, months, monthInWords)}
        {field("district", texts.anyDistrict, districts, labelOf)}
        {field("sector", texts.anySector, sectors, sectorInWords)}
        {field("when", texts.anyTime, whens, () => eventTexts.toCome)}
        {hasPages && (
          <Select
            name="limit"
            label={texts.pageSize}
            value={paging.limit}
            options={pageSizes.map((size) => ({ value: String(size), label: texts.perPage(size) }))}
            onChange={(event) => paging.setLimit(Number(event.target.value))}
          />
        )}
      </ToolsForm>
    </div>
  );
}

const labelOf = (value: string): string => value;
const sectorInWords = (value: string): string =>
  value === "water" || value === "energy" ? eventSectors[value] : value;
