// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import {
  fakeNetwork,
  on,
  ourServer,
  renderPortal,
  signedIn,
  type Sent,
} from "../../testing/render-portal.tsx";

const project = { _id: "65a000000000000000000001", title: "Borehole" };
const two = {
  photos: [
    { _id: "p1", Image: "allimages/a.jpg" },
    { _id: "p2", Image: "b.jpg" },
  ],
};
const lists = [on("GET", /^\/readProject(Energy|Water)\//, { json: [project] })];
const gallery = on("GET", /^\/Read(Energy|Water)ProjectPhoto\//, { json: two });
const photo = (name: string) => new File(["pixels"], name, { type: "image/jpeg", lastModified: 1 });

async function openForm() {
  signedIn();
  renderPortal("/EnergyProjectPhotosForm");
  await screen.findByRole("button", { name: "Upload Photos" });
}
const choose = (...files: File[]) => fireEvent.change(screen.getByLabelText("Photos"), { target: { files } });
const selectProject = () =>
  fireEvent.change(screen.getByLabelText(/^Project/), { target: { value: project._id } });
const upload = () => fireEvent.click(screen.getByRole("button", { name: "Upload Photos" }));

async function openTable(sector: "Energy" | "Water") {
  signedIn();
  renderPortal(`/${sector}ProjectPhotosTable?project=${project._id}`);
  await screen.findByRole("button", { name: "Edit photo 1" });
}

describe("the photos form", () => {
  it("A-158 A-159 asks for a project and for an image", async () => {
    const network = fakeNetwork(...lists);
    await openForm();
    upload();
    expect((await screen.findAllByText("Please select a project.")).length).toBeGreaterThan(0);
    expect(screen.getAllByText("Please choose at least one image.").length).toBeGreaterThan(0);
    expect(network.writes()).toHaveLength(0);
  });

  it("A-156 A-165 has a project, a picker of several, and a preview of each with Remove", async () => {
    fakeNetwork(...lists);
    await openForm();
    expect(screen.getByLabelText("Photos")).toHaveProperty("multiple", true);
    const options = within(screen.getByLabelText(/^Project/)).getAllByRole("option");
    expect(options.map(({ textContent }) => textContent)).toEqual(["Select a project", "Borehole"]);
    choose(photo("a.jpg"), photo("b.jpg"));
    expect(screen.getByText("Added 2 image(s).")).toBeTruthy();
    for (const name of ["Photo 1: a.jpg", "Photo 2: b.jpg"])
      expect(await screen.findByRole("img", { name })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Remove b.jpg" })).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Remove a.jpg" }));
    const left = within(screen.getByRole("list", { name: "Chosen photos" })).getAllByRole("listitem");
    expect(left).toHaveLength(1);
  });

  it("A-157 A-167 uploads under the contract's field, says so and is empty again", async () => {
    const network = fakeNetwork(on("POST", /\/photos$/, { status: 201 }), ...lists);
    await openForm();
    selectProject();
    expect(screen.getByRole("link", { name: "View Project" }).getAttribute("href")).toBe(
      `/SingalProjectsEnergy/${project._id}`,
    );
    choose(photo("a.jpg"), photo("b.jpg"));
    fireEvent.click(screen.getByRole("button", { name: "Clear" }));
    fireEvent.click(await screen.findByRole("button", { name: "Clear the form" }));
    expect(screen.queryByRole("list", { name: "Chosen photos" })).toBeNull();
    expect(screen.getByLabelText(/^Project/)).toHaveProperty("value", "");
    selectProject();
    choose(photo("a.jpg"), photo("b.jpg"));
    upload();
    expect(screen.getByRole("button", { name: "Uploading..." })).toHaveProperty("disabled", true);
    expect(await screen.findByText("Photos uploaded")).toBeTruthy();
    // One request for each, in the order chosen.
    const names = network.writes().map(({ body }) => ((body as FormData).get("Photos") as File).name);
    expect(names).toEqual(["a.jpg", "b.jpg"]);
    expect(network.writes()[0]?.path).toBe(`/energyProject/${project._id}/photos`);
    await waitFor(() => expect(screen.queryByText("a.jpg")).toBeNull());
  });

  it("A-168 says that the upload failed, keeps the photo on the device and sends it on Retry", async () => {
    let status = 400;
    fakeNetwork(
      on("POST", /\/photos$/, () => ({ status, json: { message: "This is no picture." } })),
      ...lists,
    );
    await openForm();
    selectProject();
    choose(photo("a.jpg"));
    upload();
    expect(await screen.findByText("Failed to upload photos")).toBeTruthy();
    expect(screen.getByText(/This is no picture\./)).toBeTruthy();
    status = 201;
    fireEvent.click(screen.getByRole("button", { name: "Retry a.jpg" }));
    expect(await screen.findByText("Photos uploaded")).toBeTruthy();
  });

  it("says that photos are saved on this device while nothing can be reached, and shows them in the queue", async () => {
    const cut = on("GET", "/healthz", () => Promise.reject(new TypeError("cut")));
    const network = fakeNetwork(cut, ...lists);
    await openForm();
    selectProject();
    choose(photo("a.jpg"), photo("b.jpg"));
    upload();
    expect(await screen.findByText("Saved on this device")).toBeTruthy();
    expect(network.writes()).toHaveLength(0);
    fireEvent.click(await screen.findByRole("button", { name: "Notifications, 2 waiting to be sent" }));
    fireEvent.click(screen.getByRole("link", { name: /Upload queue/ }));
    expect(await screen.findByRole("region", { name: "Photos of Borehole" })).toBeTruthy();
    expect(screen.getAllByText("Saved on this device, waiting to send")).toHaveLength(2);
  });
});

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

  async function replaceFirst() {
    fireEvent.click(screen.getByRole("button", { name: "Edit photo 1" }));
    fireEvent.change(await screen.findByLabelText("New picture"), { target: { files: [photo("new.jpg")] } });
    fireEvent.click(screen.getByRole("button", { name: "Replace" }));
  }

  it("A-175 replaces an energy photo in one call", async () => {
    const network = fakeNetwork(on("PUT", /\/photos$/, {}), gallery, ...lists);
    await openTable("Energy");
    await replaceFirst();
    expect(await screen.findByText("Photo replaced")).toBeTruthy();
    expect((network.writes()[0]?.body as FormData).get("index")).toBe("0");
  });

  const paths = ({ method, path }: Sent) =>
    `${method} ${path.replace(/^\/(?:Delete)?WaterProject\/\w+/, "")}`;
  const keyOf = ({ headers }: Sent) => headers.get("Idempotency-Key");

  it("A-176 AMB-18 brings the old water photo back when the new one is refused; Retry starts over with fresh keys", async () => {
    let adding = 413;
    const network = fakeNetwork(
      on("DELETE", /\/photos$/, {}),
      on("POST", /\/photos$/, () => ({ status: adding, json: { message: "This picture is too large" } })),
      on("POST", "/trash/p1/restore", {}),
      ...[gallery, ...lists],
    );
    await openTable("Water");
    await replaceFirst();
    expect(
      await screen.findByText("This picture is too large. The old photo is back in its place."),
    ).toBeTruthy();
    adding = 201;
    fireEvent.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByText("Photo replaced")).toBeTruthy();
    const writes = network.writes();
    const twice = ["DELETE /photos", "POST /photos"];
    expect(writes.map(paths)).toEqual([...twice, "POST /trash/p1/restore", ...twice]);
    expect(new Set(writes.map(keyOf)).size).toBe(5);
  });

  it("A-176 AMB-18 only adds on Retry, under the same key, where the host keeps no trash", async () => {
    let adding = 400;
    const network = fakeNetwork(
      on("DELETE", /\/photos$/, {}),
      on("POST", /\/photos$/, () => ({ status: adding, json: {} })),
      gallery,
      ...lists,
    );
    await openTable("Water");
    await replaceFirst();
    expect(
      await screen.findByText(/^Replace failed\. The old photo is deleted; the new one is here/),
    ).toBeTruthy();
    adding = 201;
    fireEvent.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByText("Photo replaced")).toBeTruthy();
    const writes = network.writes().filter(({ path }) => path.endsWith("/photos"));
    expect(writes.map(({ method }) => method)).toEqual(["DELETE", "POST", "POST"]);
    const keys = writes.map(keyOf);
    expect(keys[1]).toBe(keys[2]);
    expect(keys[0]).not.toBe(keys[1]);
  });

  it.each([
    ["did arrive", true, "Photo replaced"],
    ["did not arrive", false, /The old photo is back in its place\./],
  ])("AMB-18 asks the server when the answer was lost: the new photo %s", async (_, didArrive, message) => {
    const network = fakeNetwork(
      ourServer,
      on("DELETE", /\/photos$/, {}),
      on("POST", /\/photos$/, { status: 503, json: {} }),
      on("POST", "/receipts", ({ body }) => {
        const { keys } = JSON.parse(String(body)) as { keys: string[] };
        const receipts = keys.map((key) => ({ key, status: 201, receipt: "R1", reply: {} }));
        return { json: { receipts: didArrive ? receipts : [] } };
      }),
      on("POST", "/trash/p1/restore", {}),
      ...[gallery, ...lists],
    );
    await openTable("Water");
    await replaceFirst();
    expect(await screen.findByText(message)).toBeTruthy();
    expect(network.writes().some(({ path }) => path.startsWith("/trash/"))).toBe(!didArrive);
  });
});
