// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { isPicking, picksTaken } from "../../pictures/scaling/fit-scaled.ts";
import { ImageSlot } from "./image-slot.tsx";

const scaling = vi.hoisted(() => ({ end: new Map<string, () => void>() }));
vi.mock("../../pictures/scaling/scaler.ts", () => ({
  scaleInTurn: ({ name, size }: File) =>
    new Promise((resolve) => {
      if (name.startsWith("damaged")) return resolve({ decodeFailure: "unreadable" });
      const end = () => resolve({ jpeg: new Blob([`small ${name}`], { type: "image/jpeg" }) });
      if (size > 1000) scaling.end.set(name, end);
      else end();
    }),
}));

afterEach(cleanup);

const picture = (name: string) => new File(["pixels"], name, { type: "image/png" });
const large = (name: string) => Object.defineProperty(picture(name), "size", { value: 11 * 1024 * 1024 });
const choose = (...files: File[]) =>
  fireEvent.paste(screen.getByLabelText("Cover Image"), { clipboardData: { files } });

function renderSlot(onMore?: (files: File[]) => number) {
  const onChange = vi.fn<(file: File | undefined) => void>();
  render(
    <ImageSlot
      {...{ id: "cover", name: "cover", label: "Cover Image", value: undefined, onChange }}
      {...(onMore && { onMore })}
    />,
  );
  return onChange;
}

it("says that a large picture is being made smaller, and lets a save wait for it", async () => {
  const onChange = renderSlot();
  choose(large("large.png"));
  expect(screen.getByText("Making 1 large picture smaller…")).toBeTruthy();
  expect(isPicking()).toBe(true);
  scaling.end.get("large.png")?.();
  await act(picksTaken);
  expect(onChange.mock.calls.map(([file]) => file?.name)).toEqual(["large.png"]);
  expect(screen.queryByText(/^Making/)).toBeNull();
});

it("leaves the picture that was chosen last when an earlier one is finished after it", async () => {
  const onChange = renderSlot();
  choose(large("first.png"));
  choose(picture("second.png"));
  scaling.end.get("first.png")?.();
  await act(picksTaken);
  expect(onChange.mock.calls.map(([file]) => file?.name)).toEqual(["second.png"]);
});

it("says what it did not take beside what it took", async () => {
  renderSlot(() => 1);
  choose(picture("1.png"), picture("2.png"), picture("3.png"), new File(["x"], "notes.txt"));
  await act(picksTaken);
  expect(screen.getByText("1 non-image file(s) skipped.")).toBeTruthy();
  expect(screen.getByText("1 picture was not taken: there is no room for it.")).toBeTruthy();
});

it("says that it took the first alone where there is room for one", async () => {
  renderSlot();
  choose(picture("1.png"), picture("2.png"), picture("3.png"));
  await act(picksTaken);
  expect(screen.getByText("2 pictures were not taken: there is no room for them.")).toBeTruthy();
});

function Slot() {
  const [value, setValue] = useState<File>();
  return <ImageSlot {...{ id: "cover", name: "cover", label: "Cover Image", value, onChange: setValue }} />;
}

it("goes on saying what it did not take once the one that it took turns out to be damaged", async () => {
  render(<Slot />);
  choose(picture("damaged.png"), picture("2.png"));
  expect(await screen.findByText(/^damaged.png cannot be read as a picture/)).toBeTruthy();
  expect(screen.getByText("1 picture was not taken: there is no room for it.")).toBeTruthy();
});
