// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { stubBrowser } from "../../../testing/fake-api.ts";
import { openProject as open, paths, project } from "../../../testing/project-record.ts";

beforeEach(stubBrowser);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe.each(["energy", "water"] as const)("a project of %s", (sector) => {
  test.each([
    ["{photos}", { photos: [{ Image: "allimages/p1.jpg" }] }],
    ["an array", [{ Image: "allimages/p1.jpg" }]],
  ])("P-126, P-130: the gallery out of %s", async (_, json) => {
    open(sector, project, { [paths[sector].photos]: { json } });
    const image = await screen.findByRole("img", { name: "Town water supply: photo 1 of 1" });
    expect(image.getAttribute("src")).toBe("https://files.example/p1.jpg");
  });

  test("P-128: eight placeholders while the photos load", async () => {
    open(sector, project, { [paths[sector].photos]: "never" });
    await screen.findByText("Loading photos");
    expect(document.querySelectorAll("[data-skeleton=photo]")).toHaveLength(8);
  });

  test("P-129: says when there are no photos", async () => {
    open(sector, project);
    expect(await screen.findByText("No photos uploaded yet.")).toBeTruthy();
  });

  test("P-190: says when photos fail to load", async () => {
    open(
      sector,
      { ...project, Photos: undefined },
      { [paths[sector].photos]: { status: 500 }, [paths[sector].one]: { status: 500 } },
    );
    expect(await screen.findByText("Failed to load photos.")).toBeTruthy();
  });

  test("P-135: a photo that fails to load disappears with its place", async () => {
    open(sector, project, { [paths[sector].photos]: { json: [{ Image: "gone.jpg" }] } });
    const name = "Town water supply: photo 1 of 1";
    fireEvent.error(await screen.findByRole("img", { name })); // with CORS
    fireEvent.error(await screen.findByRole("img", { name })); // and without
    await waitFor(() => expect(screen.queryByRole("img", { name })).toBeNull());
  });
});

test("a photo opens large and turns to its neighbours", async () => {
  const photos = ["p1", "p2", "p3"].map((name) => ({ Image: `${name}.jpg` }));
  open("water", project, { [paths.water.photos]: { json: { photos } } });
  const last = await screen.findByRole("img", { name: "Town water supply: photo 3 of 3" });
  fireEvent.click(last.closest("button") ?? last);
  expect(screen.getByRole("heading", { name: "Photo 3 of 3" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Next", hidden: true }));
  expect(screen.getByRole("heading", { name: "Photo 1 of 3" })).toBeTruthy();
  fireEvent.keyDown(document.body, { key: "ArrowLeft" });
  expect(screen.getByRole("heading", { name: "Photo 3 of 3" })).toBeTruthy();
});
