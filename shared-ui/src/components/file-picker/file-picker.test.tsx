// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { FileList } from "./file-list.tsx";
import { FilePicker } from "./file-picker.tsx";

afterEach(cleanup);

const photo = new File(["a"], "kiosk.jpg", { type: "image/jpeg" });
const second = new File(["b"], "well.jpg", { type: "image/jpeg" });

test("chosen files are handed on and the control is empty again, for the same file once more", () => {
  const taken = vi.fn();
  render(<FilePicker label="Photos" multiple accept="image/*" onFiles={taken} />);
  const input = screen.getByLabelText<HTMLInputElement>("Photos");
  fireEvent.change(input, { target: { files: [photo, second] } });
  expect(taken).toHaveBeenCalledWith([photo, second]);
  expect(input.value).toBe("");
});

test("dropped files are handed on; a single picker takes the first", () => {
  const taken = vi.fn();
  render(<FilePicker label="Cover" onFiles={taken} />);
  fireEvent.drop(screen.getByLabelText("Cover"), { dataTransfer: { files: [photo, second] } });
  expect(taken).toHaveBeenCalledWith([photo]);
});

test("a disabled picker takes nothing", () => {
  const taken = vi.fn();
  render(<FilePicker label="Cover" disabled onFiles={taken} />);
  fireEvent.drop(screen.getByLabelText("Cover"), { dataTransfer: { files: [photo] } });
  expect(taken).not.toHaveBeenCalled();
});

test("each listed file shows size and fault and can be taken out by name", () => {
  const removed = vi.fn();
  render(
    <FileList
      files={[{ id: "1", name: "kiosk.jpg", size: 3_145_728, error: "Larger than 10 MB." }]}
      onRemove={removed}
    />,
  );
  expect(screen.getByText("3.00 MB")).toBeTruthy();
  expect(screen.getByText("Larger than 10 MB.")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Remove kiosk.jpg" }));
  expect(removed).toHaveBeenCalledWith("1");
});
