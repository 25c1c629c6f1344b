// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import {
  choose,
  gallery,
  lists,
  openTable,
  photo,
  project,
  two,
  upload,
} from "../../testing/photo-screens.ts";
import { fakeNetwork, on, renderPortal, signedIn } from "../../testing/render-portal.tsx";

/** What the tables of both sectors show of the two photos. */
function expectTable() {
  expect(screen.getByLabelText(/^Project/)).toHaveProperty("value", project._id);
  const heads = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
  expect(heads.filter(Boolean)).toEqual(["#", "Project", "Preview", "Image", "Action"]);
  const rows = screen.getAllByRole("row").slice(1);
  expect(rows).toHaveLength(2);
  for (const [at, name] of ["a.jpg", "b.jpg"].entries()) {
    const row = within(rows[at]!);
    for (const text of [String(at + 1), "Borehole", name]) expect(row.getByText(text)).toBeTruthy();
    expect(row.getByRole("img", { name: `Photo ${at + 1} of Borehole` })).toBeTruthy();
    expect(row.getByRole("button", { name: `Edit photo ${at + 1}` })).toBeTruthy();
    expect(row.getByRole("button", { name: `Delete photo ${at + 1} of Borehole` })).toBeTruthy();
  }
}

describe("the photo tables", () => {
  it("A-172 asks for a project first", async () => {
    fakeNetwork(...lists);
    signedIn();
    renderPortal("/WaterProjectPhotosTable");
    expect(await screen.findByText("Select a project to view photos.")).toBeTruthy();
  });

  it("A-173 A-177 tells no photos from a failed read", async () => {
    let reply: { status?: number; json: unknown } = { status: 500, json: {} };
    fakeNetwork(
      on("GET", /ProjectPhoto\//, () => reply),
      ...lists,
    );
    signedIn();
    renderPortal(`/WaterProjectPhotosTable?project=${project._id}`);
    expect(await screen.findByText(/Failed to load photos/)).toBeTruthy();
    reply = { json: { photos: [] } };
    fireEvent.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByText("No photos uploaded yet.")).toBeTruthy();
  });

  it("A-169 A-170 of energy lists the photos, and shows raw and resolved sources with Debug", async () => {
    fakeNetwork(gallery, ...lists);
    await openTable("Energy");
    expectTable();
    expect(screen.queryByText("http://api.test/storage/a.jpg")).toBeNull();
    fireEvent.click(screen.getByLabelText("Debug"));
    expect(screen.getByText("allimages/a.jpg")).toBeTruthy();
    expect(screen.getByText("http://api.test/storage/a.jpg")).toBeTruthy();
  });

  it("A-167 A-171 of water lists them too, has Add Photos and no Debug, and says appended", async () => {
    const network = fakeNetwork(on("POST", /\/photos$/, { status: 201 }), gallery, ...lists);
    await openTable("Water");
    expectTable();
    expect(screen.queryByLabelText("Debug")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Add Photos" }));
    await screen.findByRole("button", { name: "Upload Photos" });
    choose(photo("c.jpg"));
    upload();
    expect(await screen.findByText("Photos appended")).toBeTruthy();
    expect(network.writes()[0]?.path).toBe(`/WaterProject/${project._id}/photos`);
  });

  it("stays as it was searched and sorted while a photo is replaced", async () => {
    fakeNetwork(gallery, ...lists);
    signedIn();
    const { router } = renderPortal(`/WaterProjectPhotosTable?project=${project._id}&q=a.jpg&sort=-place`);
    fireEvent.click(await screen.findByRole("button", { name: "Edit photo 1" }));
    const address = () => Object.fromEntries(new URLSearchParams(router.state.location.search));
    const view = { project: project._id, q: "a.jpg", sort: "-place" };
    expect(address()).toEqual({ ...view, replace: "p1" });
    fireEvent.click(await screen.findByRole("button", { name: "Close" }));
    await waitFor(() => expect(address()).toEqual(view));
  });

  it("A-174 AMB-19 deletes by position and id after asking", async () => {
    const network = fakeNetwork(on("DELETE", /\/photos$/, {}), gallery, ...lists);
    await openTable("Energy");
    fireEvent.click(screen.getByRole("button", { name: "Delete photo 2 of Borehole" }));
    const dialog = within(screen.getByRole("alertdialog"));
    expect(dialog.getByText("Delete this photo?")).toBeTruthy();
    fireEvent.click(dialog.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Photo deleted")).toBeTruthy();
    expect(JSON.parse(String(network.writes()[0]?.body))).toEqual({ index: 1, id: "p2" });
  });

  it("A-174 AMB-19 deletes several from the back, so that the positions before stay right, and undoes it", async () => {
    const network = fakeNetwork(
      on("DELETE", /\/photos$/, {}),
      on("GET", /^\/trash/, { json: { items: [] } }),
      on("POST", /^\/trash\//, {}),
      ...[gallery, ...lists],
    );
    await openTable("Water");
    fireEvent.click(screen.getByLabelText("Select all 2 on this page"));
    fireEvent.click(screen.getByRole("button", { name: "Delete selected photos" }));
    const dialog = within(screen.getByRole("alertdialog"));
    fireEvent.click(dialog.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("2 photos deleted")).toBeTruthy();
    expect(network.writes().map(({ body }) => JSON.parse(String(body)) as unknown)).toEqual([
      { index: 1, id: "p2" },
      { index: 0, id: "p1" },
    ]);
    fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByText("2 photos restored")).toBeTruthy();
    const back = network.writes().map(({ path }) => path);
    expect(back.slice(2)).toEqual(["/trash/p2/restore", "/trash/p1/restore"]);
  });

  it("AMB-19 deletes nothing when another photo has moved to the place, says so and shows the list again", async () => {
    let photos = two.photos;
    const refusal = { status: 409, json: { message: "The photo list has changed since it was shown." } };
    const network = fakeNetwork(
      on("DELETE", /\/photos$/, () => {
        photos = photos.slice(1);
        return refusal;
      }),
      on("GET", /ProjectPhoto\//, () => ({ json: { photos } })),
      ...lists,
    );
    await openTable("Energy");
    fireEvent.click(screen.getByRole("button", { name: "Delete photo 2 of Borehole" }));
    fireEvent.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Delete" }));
    const message = "The photo list has changed since it was shown. The list has been loaded again.";
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Delete photo 1 of Borehole" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Delete photo 2 of Borehole" })).toBeNull();
    expect(network.writes()).toHaveLength(1);
  });
});
