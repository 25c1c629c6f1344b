// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { setLowData } from "./low-data.ts";
import { Picture } from "./picture.tsx";
import { waitingPictures } from "./waiting-pictures.ts";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const picture = {
  url: "https://files.example/a.jpg",
  width: 1200,
  height: 800,
  color: "#336699",
  variants: [
    { url: "https://files.example/a-640.webp", width: 640, format: "webp" },
    { url: "https://files.example/a-320.webp", width: 320, format: "webp" },
    { url: "https://files.example/a-320.avif", width: 320, format: "avif" },
  ],
} as const;

test("variants are offered by format and width, with room kept for the picture", () => {
  const { container } = render(<Picture picture={picture} alt="Water kiosk" sizes="50vw" />);
  const sources = [...container.querySelectorAll("source")].map(({ type, srcset }) => [type, srcset]);
  expect(sources).toEqual([
    ["image/avif", "https://files.example/a-320.avif 320w"],
    ["image/webp", "https://files.example/a-320.webp 320w, https://files.example/a-640.webp 640w"],
  ]);
  const image = screen.getByRole<HTMLImageElement>("img", { name: "Water kiosk" });
  expect([image.width, image.height, image.getAttribute("loading")]).toEqual([1200, 800, "lazy"]);
});

test("the first picture of a page is loaded at once", () => {
  render(<Picture picture={picture} alt="Kiosk" priority />);
  const image = screen.getByRole("img");
  expect([image.getAttribute("loading"), image.getAttribute("fetchpriority")]).toEqual(["eager", "high"]);
});

test("P-136, P-186: nothing is rendered without a picture or an address", () => {
  const { container, rerender } = render(<Picture picture={undefined} alt="" />);
  expect(container.innerHTML).toBe("");
  rerender(<Picture picture={{ url: "" }} alt="" />);
  expect(container.innerHTML).toBe("");
});

test("P-135: after its variants and its original failed a picture is hidden", () => {
  const { container } = render(<Picture picture={picture} alt="Kiosk" />);
  fireEvent.error(screen.getByRole("img"));
  const original = screen.getByRole("img");
  expect(container.querySelector("source")).toBeNull();
  expect(original.hasAttribute("crossorigin")).toBe(false);
  fireEvent.error(original);
  expect(container.innerHTML).toBe("");
});

test("another picture in the same place gets its own chance", () => {
  const { rerender } = render(<Picture picture={picture} alt="Kiosk" />);
  fireEvent.error(screen.getByRole("img"));
  fireEvent.error(screen.getByRole("img"));
  rerender(<Picture picture={{ url: "https://files.example/b.jpg" }} alt="Well" />);
  expect(screen.getByRole("img", { name: "Well" })).toBeTruthy();
});

test("while data is dear a picture waits until it is asked for", () => {
  setLowData(true);
  render(<Picture picture={picture} alt="Kiosk" />);
  expect(screen.queryByRole("img", { name: "Kiosk" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Show picture" }));
  expect(screen.getByRole("img", { name: "Kiosk" })).toBeTruthy();
});

test("a waiting picture says what it costs, and all of a page are shown at once", () => {
  setLowData(true);
  const sized = { ...picture, variants: picture.variants.map((copy) => ({ ...copy, bytes: 18_400 })) };
  render(
    <>
      <Picture picture={sized} alt="Kiosk" />
      <Picture picture={{ ...sized, url: "https://files.example/b.jpg" }} alt="Well" />
      <Picture picture={{ url: "https://files.example/c.jpg" }} alt="Pump" />
    </>,
  );
  expect(screen.getAllByRole("button", { name: "Show picture, 18 kB" })).toHaveLength(2);
  const waiting = waitingPictures();
  expect([waiting.count, waiting.bytes]).toEqual([3, 36_800]);
  act(() => waiting.show());
  expect(screen.getAllByRole("img", { name: /^(Kiosk|Well|Pump)$/ })).toHaveLength(3);
  expect(waitingPictures().count).toBe(0);
});
