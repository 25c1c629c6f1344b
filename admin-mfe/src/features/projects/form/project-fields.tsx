import type { Project, Sector } from "@ministry/api-client";
import { FieldSet, TextArea, TextField } from "@ministry/shared-ui";
import * as projectFormTexts from "../../../content/projects/form.ts";
import { ImageSlot } from "../../../forms/pickers/image-slot.tsx";
import { PhotoPicker } from "../../../forms/pickers/photo-picker.tsx";
import { PlaceFields } from "./place-fields.tsx";
import { TranslationFields } from "../../../forms/additions/translation-fields.tsx";
import { componentTexts } from "../../../forms/additions/translation-values.ts";
import type { DraftForm } from "../../../forms/draft/use-draft.ts";
import type { ProjectValues } from "../project-values.ts";
import {
  imageSlots,
  isMarked,
  projectTextLabels,
  stakeholderWords,
  textLabels,
  type ImageName,
} from "../project-texts.ts";
import css from "../../../forms/forms.module.css";

export interface ProjectFieldsProps {
  form: DraftForm<ProjectValues>;
  sector: Sector;
  /** The stored project, when one is edited: its pictures stand in the slots, and less is marked as required. */
  project?: Project;
  /** Photos of the gallery can be added here. */
  withPhotos: boolean;
}

/** All fields of a project, the same for both sectors. Counters advise only (AMB-28). */
export function ProjectFields({ form, sector, project, withPhotos }: ProjectFieldsProps) {
  const { field } = form;
  const editing = project !== undefined;
  const labels = { ...projectTextLabels(sector), ...textLabels(sector, editing) };
  return (
    <>
      <Basics {...{ field, labels, sector, editing }} />
      <FieldSet legend={labels.objective}>
        <TextArea label={labels.objective} required advisedLength={600} rows={6} {...field("objective")} />
      </FieldSet>
      <Components {...{ field, labels }} />
      <FieldSet legend={labels.achievements}>
        <TextArea
          label={labels.achievements}
          hint={projectFormTexts.achievementsHint}
          required={isMarked("achievements", sector, editing)}
          advisedLength={800}
          rows={6}
          {...field("achievements")}
        />
      </FieldSet>
      <PlaceFields field={field} onPosition={form.set} />
      <TranslationFields kind="project" values={form.values} labels={labels} field={field} />
      <Pictures form={form} project={project} />
      {withPhotos && (
        <FieldSet legend={projectFormTexts.photos}>
          <PhotoPicker
            key={form.saveId}
            label={editing ? projectFormTexts.addPhotos : projectFormTexts.photos}
            hint={projectFormTexts.atMost20Pictures}
            {...form.slot("photos")}
            value={form.values.photos}
            onChange={(photos) => form.set({ photos })}
          />
        </FieldSet>
      )}
    </>
  );
}

interface Labelled {
  field: DraftForm<ProjectValues>["field"];
  labels: ReturnType<typeof projectTextLabels>;
}

function Basics({ field, labels, sector, editing }: Labelled & { sector: Sector; editing: boolean }) {
  return (
    <FieldSet legend={projectFormTexts.projectBasics}>
      <div className={css.pair}>
        <TextField label={labels.title} required {...field("title")} />
        <TextField
          label={labels.componentTitle}
          required={isMarked("componentTitle", sector, editing)}
          {...field("componentTitle")}
        />
      </div>
      <TextArea label={labels.description} required advisedLength={300} {...field("description")} />
      <TextArea label={labels.overview} {...field("overview")} />
      <TextArea
        label={labels.geography}
        required={isMarked("geography", sector, editing)}
        advisedLength={600}
        {...field("geography")}
      />
    </FieldSet>
  );
}

function Components({ field, labels }: Labelled) {
  return (
    <FieldSet legend={projectFormTexts.components}>
      <div className={css.pair}>
        {componentTexts.map((name) => (
          <TextField key={name} label={labels[name]} {...field(name)} />
        ))}
      </div>
    </FieldSet>
  );
}

function Pictures({ form, project }: { form: DraftForm<ProjectValues>; project: Project | undefined }) {
  const isFree = ({ name, current }: (typeof imageSlots)[number]) =>
    !form.values[name] && !(project && current(project));
  const slot = ({ name, label, required, current }: (typeof imageSlots)[number]) => (
    <ImageSlot
      key={`${name} ${form.saveId}`}
      {...form.slot(name)}
      label={label}
      hint={hintFor(name)}
      required={required && !project}
      value={form.values[name]}
      current={project && current(project)}
      onChange={(file) => form.set({ [name]: file } as Pick<ProjectValues, ImageName>)}
      onMore={(files) => {
        const free = imageSlots.filter((one) => one.name !== name && isFree(one));
        const taken = files.slice(0, free.length);
        form.set(Object.fromEntries(taken.map((file, at) => [free[at]?.name, file])));
        return taken.length;
      }}
    />
  );
  return (
    <>
      <FieldSet legend={projectFormTexts.images} hint={projectFormTexts.imagesHint}>
        <div className={css.slots}>{imageSlots.slice(0, 3).map(slot)}</div>
      </FieldSet>
      <FieldSet legend={projectFormTexts.stakeholders}>
        <div className={css.pair}>{imageSlots.slice(3).map(slot)}</div>
      </FieldSet>
    </>
  );
}

/** What visitors read above a stakeholder's picture. */
function hintFor(name: ImageName): string | undefined {
  if (!name.startsWith("stakeholder")) return undefined;
  const words = stakeholderWords[name];
  return words ? projectFormTexts.visitorsRead(words) : projectFormTexts.notShownToVisitors;
}
