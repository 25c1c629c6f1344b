// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { ImageSlot } from "./image-slot.tsx";

afterEach(cleanup);

const picture = new File(["pixels"], "pasted.png", { type: "image/png" });

it("takes a picture pasted while the slot has the focus, and keeps it from the rest of the form", () => {
  const [onChange, elsewhere] = [vi.fn(), vi.fn()];
  document.addEventListener("paste", elsewhere);
  render(<ImageSlot id="cover" name="cover" label="Cover Image" value={undefined} onChange={onChange} />);
  const slot = screen.getByLabelText("Cover Image");
  fireEvent.paste(slot, { clipboardData: { files: [picture] } });
  expect(onChange).toHaveBeenCalledExactlyOnceWith(picture);
  expect(elsewhere).not.toHaveBeenCalled();
  document.removeEventListener("paste", elsewhere);
});

it("says why something pasted is not taken, and leaves pasted words alone", () => {
  const onChange = vi.fn();
  render(<ImageSlot id="cover" name="cover" label="Cover Image" value={undefined} onChange={onChange} />);
  const slot = screen.getByLabelText("Cover Image");
  expect(fireEvent.paste(slot, { clipboardData: { files: [] } })).toBe(true);
  fireEvent.paste(slot, { clipboardData: { files: [new File(["x"], "a.txt", { type: "text/plain" })] } });
  expect(screen.getByText("1 non-image file(s) skipped.")).toBeTruthy();
  expect(onChange).not.toHaveBeenCalled();
});
