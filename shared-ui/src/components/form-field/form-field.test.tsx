// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { Select } from "../select/select.tsx";
import { TextArea } from "../text-area/text-area.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { FieldSet } from "./form-field.tsx";

afterEach(cleanup);

const described = (control: HTMLElement) =>
  (control.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent);

test("hint and error of a field are read with it, the error marks it invalid", () => {
  render(<TextField label="Title" hint="Must be unique" error="Enter a title." required id="title" />);
  const field = screen.getByLabelText(/Title/);
  expect(field.id).toBe("title");
  expect(described(field)).toEqual(["Must be unique", "Enter a title."]);
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: /Title/ }).required).toBe(true);
});

test("a field without an error is not marked", () => {
  render(<TextField label="Title" />);
  const field = screen.getByLabelText("Title");
  expect(field.hasAttribute("aria-invalid")).toBe(false);
  expect(field.hasAttribute("aria-describedby")).toBe(false);
});

test("writing runs the way the text does", () => {
  render(<TextField label="Title" value="مشروع المياه" readOnly />);
  expect(screen.getByLabelText("Title").getAttribute("dir")).toBe("auto");
});

test("AMB-28: the counter shows what is advised and nothing stops a longer text", () => {
  const { rerender } = render(<TextArea label="Detail" value="abc" readOnly advisedLength={300} />);
  const field = screen.getByLabelText<HTMLTextAreaElement>("Detail");
  expect(described(field)).toEqual(["3/300"]);
  rerender(<TextArea label="Detail" value={"a".repeat(301)} readOnly advisedLength={300} />);
  expect(described(field)).toEqual(["301/300"]);
  expect(field.hasAttribute("maxlength")).toBe(false);
});

test("a select offers its options under its label, the placeholder with an empty value", () => {
  const changed = vi.fn();
  render(
    <Select
      label="Category"
      placeholder="Choose"
      value=""
      onChange={(event) => changed(event.target.value)}
      options={[
        { value: "water", label: "Water" },
        { value: "energy", label: "Energy" },
      ]}
    />,
  );
  const select = screen.getByRole<HTMLSelectElement>("combobox", { name: "Category" });
  expect([...select.options].map((option) => option.value)).toEqual(["", "water", "energy"]);
  fireEvent.change(select, { target: { value: "energy" } });
  expect(changed).toHaveBeenCalledWith("energy");
});

test("the label of a check box belongs to its target", () => {
  const changed = vi.fn();
  render(<Checkbox label="Remember me" hint="On this device" onChange={changed} />);
  fireEvent.click(screen.getByText("Remember me"));
  expect(changed).toHaveBeenCalledOnce();
  expect(described(screen.getByRole("checkbox"))).toEqual(["On this device"]);
});

test("a group of controls has its question as name", () => {
  render(
    <FieldSet legend="Images">
      <TextField label="Cover" />
    </FieldSet>,
  );
  expect(screen.getByRole("group", { name: "Images" })).toBeTruthy();
});
