import { projectStages } from "@ministry/api-client";
import { Button, FieldSet, Select, TextField } from "@ministry/shared-ui";
import * as words from "../../../content/projects/place.ts";
import { district, notSaid } from "../../../content/records/additions.ts";
import type { FieldTie } from "../../../forms/draft/use-form-controls.ts";
import css from "../../../forms/forms.module.css";
import { usePosition } from "./use-position.ts";

type PlaceName = "district" | "latitude" | "longitude" | "stage" | "progress" | "startYear";

export interface PlaceFieldsProps {
  field: (name: PlaceName) => FieldTie;
  onPosition: (position: { latitude: string; longitude: string }) => void;
}

/** Where a project lies and how far it is; all of it optional. */
export function PlaceFields({ field, onPosition }: PlaceFieldsProps) {
  const position = usePosition(onPosition);
  return (
    <FieldSet legend={words.placeAndProgress} hint={words.placeHint}>
      <div className={css.pair}>
        <TextField label={district} {...field("district")} />
        <Select
          label={words.stage}
          placeholder={notSaid}
          options={projectStages.map((value) => ({ value, label: words.stages[value] }))}
          {...field("stage")}
        />
        <TextField label={words.progress} inputMode="numeric" {...field("progress")} />
        <TextField label={words.startYear} inputMode="numeric" {...field("startYear")} />
        <TextField label={words.latitude} hint={words.latitudeHint} {...field("latitude")} />
        <TextField label={words.longitude} hint={words.longitudeHint} {...field("longitude")} />
      </div>
      {position.canAsk && (
        <div className={css.actions}>
          <Button variant="secondary" pending={position.isAsking} onClick={position.ask}>
            {words.usePosition}
          </Button>
        </div>
      )}
      <p role="status" className={css.messages}>
        {position.message}
      </p>
    </FieldSet>
  );
}
