// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { gallery, lists, project } from "../../../testing/photo-screens.ts";
import { fakeNetwork, on, renderPortal, signedIn } from "../../../testing/render-portal.tsx";

const table = `/WaterProjectPhotosTable?project=${project._id}`;

const openAt = (address: string) => {
  const { router } = renderPortal(address);
  return () => router.state.location.pathname + router.state.location.search;
};

beforeEach(() => signedIn());

/** Asserts that no dialog stands there once what it is made of has been loaded. */
async function expectNoDialog(): Promise<void> {
  await act(async () => void (await import("./replace-dialog.tsx")));
  expect(screen.queryByRole("dialog")).toBeNull();
}

it("A-176 an address that names a photo opens the dialog for it, and closing the dialog takes it out", async () => {
  fakeNetwork(gallery, ...lists);
  const at = openAt(`${table}&replace=p2`);
  const dialog = await screen.findByRole("dialog", { name: "Replace photo 2" });
  fireEvent(dialog, new Event("cancel", { cancelable: true }));
  await waitFor(() => expect(at()).toBe(table));
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("A-176 Edit puts the photo into the address; on a host without ids its place", async () => {
  const json = { photos: [{ Image: "a.jpg" }, { Image: "b.jpg" }] };
  fakeNetwork(on("GET", /^\/ReadWaterProjectPhoto\//, { json }), ...lists);
  const at = openAt(table);
  fireEvent.click(await screen.findByRole("button", { name: "Edit photo 2" }));
  await screen.findByRole("dialog", { name: "Replace photo 2" });
  expect(at()).toBe(`${table}&replace=1`);
});

it("A-176 a photo that is not in the gallery any more opens nothing", async () => {
  fakeNetwork(gallery, ...lists);
  openAt(`${table}&replace=gone`);
  await screen.findByRole("button", { name: "Edit photo 2" });
  await expectNoDialog();
});

it("whose role may not edit photos has no dialog", async () => {
  fakeNetwork(gallery, ...lists);
  localStorage.setItem(
    "admin",
    JSON.stringify({ token: "token-1", user: { _id: "a1", name: "Reader", role: "viewer" } }),
  );
  openAt(`${table}&replace=p2`);
  await screen.findByRole("table");
  await expectNoDialog();
});
