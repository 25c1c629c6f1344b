import { useState } from "react";
import { Checkbox } from "../components/checkbox/checkbox.tsx";
import { ErrorSummary } from "../components/error-summary/error-summary.tsx";
import { FileList, type ChosenFile } from "../components/file-picker/file-list.tsx";
import { FilePicker } from "../components/file-picker/file-picker.tsx";
import { FieldSet } from "../components/form-field/form-field.tsx";
import { ProgressBar } from "../components/progress-bar/progress-bar.tsx";
import { Select } from "../components/select/select.tsx";
import { TextArea } from "../components/text-area/text-area.tsx";
import { TextField } from "../components/text-field/text-field.tsx";
import type { Example } from "./example.ts";

function Fields() {
  const [detail, setDetail] = useState("Pump repaired and tested.");
  return (
    <FieldSet legend="Achievement" hint="What was reached, in a sentence.">
      <TextField label="Title" hint="Must be unique" required />
      <TextArea
        label="Detail"
        value={detail}
        onChange={(event) => setDetail(event.target.value)}
        advisedLength={300}
      />
      <Select
        label="Category"
        placeholder="Choose a category"
        options={[
          { value: "water", label: "Water" },
          { value: "energy", label: "Energy" },
        ]}
      />
      <Checkbox label="Remember me" hint="On this device" />
    </FieldSet>
  );
}

const Faults = () => (
  <>
    <ErrorSummary errors={[{ id: "faulty-title", message: "Enter a title." }]} />
    <TextField id="faulty-title" label="Title" error="Enter a title." required />
  </>
);

function Files() {
  const [files, setFiles] = useState<ChosenFile[]>([
    {
      id: "0",
      name: "kiosk.jpg",
      size: 2_400_000,
      status: <ProgressBar value={40} label="Sending kiosk.jpg" />,
    },
  ]);
  const add = (chosen: File[]) =>
    setFiles([...files, ...chosen.map(({ name, size }) => ({ id: `${name}-${files.length}`, name, size }))]);
  return (
    <>
      <FilePicker
        label="Photos"
        hint="Up to 20 pictures of 10 MB each"
        accept="image/*"
        multiple
        onFiles={add}
      />
      <FileList files={files} onRemove={(id) => setFiles(files.filter((file) => file.id !== id))} />
    </>
  );
}

export const formExamples: Example[] = [
  { name: "Fields", Show: Fields },
  { name: "Faults", Show: Faults },
  { name: "Files", Show: Files },
];
