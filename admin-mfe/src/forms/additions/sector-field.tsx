import { Select } from "@ministry/shared-ui";
import * as words from "../../content/records/additions.ts";
import type { FieldTie } from "../draft/use-form-controls.ts";

/** The sector of a record that may belong to none. */
export const SectorField = ({ tie }: { tie: FieldTie }) => (
  <Select
    label={words.sector}
    placeholder={words.notSaid}
    options={Object.entries(words.sectors).map(([value, label]) => ({ value, label }))}
    {...tie}
  />
);
