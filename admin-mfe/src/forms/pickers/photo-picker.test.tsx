// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { PhotoPicker } from "./photo-picker.tsx";

let largeIsScaled: (made: { jpeg: Blob }) => void = () => undefined;
const scalingLarge = new Promise<{ jpeg: Blob }>((resolve) => (largeIsScaled = resolve));

vi.mock("../../pictures/scaling/scaler.ts", () => ({
  scaleInTurn: async ({ name }: File) =>
    name.startsWith("fake")
      ? { decodeFailure: "unreadable" }
      : name.startsWith("large")
        ? await scalingLarge
        : { jpeg: new Blob([`small ${name}`], { type: "image/jpeg" }) },
}));

afterEach(cleanup);

const file = (name: string, type = "image/jpeg", lastModified = 1) =>
  new File([name], name, { type, lastModified });
const choose = (...files: File[]) => fireEvent.change(screen.getByLabelText("Photos"), { target: { files } });
const messages = () =>
  Array.from(document.querySelector("[role=status]")?.children ?? [], ({ textContent }) => textContent);
const damaged = (name: string) => `${name} cannot be read as a picture. It may be damaged. Choose another.`;

function Picker() {
  const [photos, setPhotos] = useState<File[]>([]);
  return <PhotoPicker id="photos" name="photos" label="Photos" value={photos} onChange={setPhotos} />;
}

it("A-161 A-165 names every damaged picture of a pick beside its other messages, and counts the rest", async () => {
  render(<Picker />);
  choose(file("fake2.jpg"), file("p2.jpg"), file("fake.jpg"), file("p3.jpg"), file("a.txt", "text/plain"));
  expect(messages()).toEqual(["1 non-image file(s) skipped.", "Added 4 image(s)."]);
  expect(await screen.findByText(damaged("fake.jpg"))).toBeTruthy();
  expect(messages()).toEqual([
    ...["1 non-image file(s) skipped.", "Added 2 image(s)."],
    ...[damaged("fake2.jpg"), damaged("fake.jpg")],
  ]);
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
});

it("says of a pick with nothing but damaged pictures that each is damaged, also of two of the same name", async () => {
  render(<Picker />);
  choose(file("fake.jpg"), file("fake.jpg", "image/jpeg", 2));
  await waitFor(() => expect(messages()).toEqual([damaged("fake.jpg"), damaged("fake.jpg")]));
});

it("A-160 A-164 holds at once what of a pick needs no scaling, and the large ones once they are made smaller", async () => {
  render(<Picker />);
  const large = Object.defineProperty(file("large.jpg"), "size", { value: 11 * 1024 * 1024 });
  choose(large, file("p1.jpg"), file("a.txt", "text/plain"));
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
  expect(messages()).toEqual(["Making 1 large picture smaller…"]);
  largeIsScaled({ jpeg: new Blob(["small"], { type: "image/jpeg" }) });
  await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(2));
  expect(messages()).toEqual(["1 non-image file(s) skipped.", "Added 2 image(s)."]);
});
