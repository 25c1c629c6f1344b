// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { PhotoViewer } from "./photo-viewer.tsx";

afterEach(cleanup);

const photo = (url: string) => ({ picture: { url, variants: [] } });
const photos = [photo("https://files.example/a.jpg"), photo("https://files.example/b.jpg")];

/** Shows photos, the first one open; returns what the keys move to. */
function show(shown: typeof photos) {
  const onMove = vi.fn();
  render(<PhotoViewer photos={shown} caption="Well" at={0} onMove={onMove} />);
  return onMove;
}

test("a caption in another direction of writing leaves the picture's size behind it", () => {
  const picture = { ...photo("https://files.example/a.jpg").picture, width: 800, height: 600 };
  render(<PhotoViewer photos={[{ picture }]} caption="بئر" at={0} onMove={() => {}} />);
  expect(screen.getByText("بئر").tagName).toBe("BDI");
  expect(document.querySelector("figcaption")?.textContent).toBe("بئر · 800 × 600 pixels");
});

test("which picture is shown, and a caption of its own, are announced once", () => {
  const viewer = (at: number) => {
    const captioned = photos.map((one, index) => ({ ...one, caption: `Caption ${index + 1}` }));
    return <PhotoViewer photos={captioned} caption="Well" at={at} onMove={() => {}} />;
  };
  const { rerender } = render(viewer(0));
  const announcing = [...document.querySelectorAll("[aria-live=polite]")];
  rerender(viewer(1));
  expect(announcing.map(({ isConnected, textContent }) => isConnected && textContent)).toEqual([
    "Photo 2 of 2",
    "Caption 2",
  ]);
});

test("arrow keys go to the neighbours", () => {
  const onMove = show(photos);
  fireEvent.keyDown(document.body, { key: "ArrowRight" });
  expect(onMove).toHaveBeenCalledWith(1);
});

test("a picture without neighbours stays open", () => {
  const onMove = show(photos.slice(0, 1));
  fireEvent.keyDown(document.body, { key: "ArrowRight" });
  expect(onMove).not.toHaveBeenCalled();
});

test.each(["altKey", "ctrlKey", "metaKey", "shiftKey"])(
  "with %s an arrow key is the browser's",
  (modifier) => {
    const onMove = show(photos);
    fireEvent.keyDown(document.body, { key: "ArrowLeft", [modifier]: true });
    expect(onMove).not.toHaveBeenCalled();
  },
);
