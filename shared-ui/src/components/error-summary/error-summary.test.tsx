// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { TextField } from "../text-field/text-field.tsx";
import { ErrorSummary } from "./error-summary.tsx";

afterEach(cleanup);

test("the summary takes the focus when errors appear and each leads to its field", () => {
  const form = (errors: { id?: string; message: string }[]) => (
    <>
      <ErrorSummary errors={errors} />
      <TextField label="Title" id="title" />
    </>
  );
  const { rerender } = render(form([]));
  expect(screen.queryByRole("alert")).toBeNull();
  rerender(form([{ id: "title", message: "Enter a title." }, { message: "Add a file." }]));
  expect(document.activeElement).toBe(screen.getByRole("alert"));
  fireEvent.click(screen.getByRole("link", { name: "Enter a title." }));
  expect(document.activeElement).toBe(screen.getByLabelText("Title"));
  expect(screen.getByText("Add a file.").tagName).toBe("LI");
});
