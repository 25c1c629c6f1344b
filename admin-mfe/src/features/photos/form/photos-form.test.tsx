// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { choose, lists, photo, project, upload } from "../../../testing/photo-screens.ts";
import { fakeNetwork, on, renderPortal, signedIn } from "../../../testing/render-portal.tsx";

async function openForm() {
  signedIn();
  renderPortal("/EnergyProjectPhotosForm");
  await screen.findByRole("button", { name: "Upload Photos" });
}
const selectProject = () =>
  fireEvent.change(screen.getByLabelText(/^Project/), { target: { value: project._id } });

describe("the photos form", () => {
  it("A-158 A-159 asks for a project and for an image", async () => {
    const network = fakeNetwork(...lists);
    await openForm();
    upload();
    expect((await screen.findAllByText("Please select a project.")).length).toBeGreaterThan(0);
    expect(screen.getAllByText("Please choose at least one image.").length).toBeGreaterThan(0);
    expect(network.writes()).toHaveLength(0);
  });

  it("asks no longer for what was chosen since", async () => {
    fakeNetwork(...lists);
    await openForm();
    upload();
    const summary = await screen.findByRole("alert");
    expect(screen.getAllByText("Please choose at least one image.")).toHaveLength(2);
    choose(photo("a.jpg"));
    expect(screen.getByText("Added 1 image(s).")).toBeTruthy();
    expect(screen.getAllByText("Please choose at least one image.")).toHaveLength(1);
    expect(within(summary).getByText("Please select a project.")).toBeTruthy();
    selectProject();
    expect(screen.queryByText("Please select a project.")).toBeNull();
    expect(screen.queryByRole("heading", { name: "There is a problem" })).toBeNull();
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
    const withoutProject = screen.getByRole("button", { name: "View Project" });
    expect(withoutProject.getAttribute("aria-disabled")).toBe("true");
    fireEvent.click(withoutProject);
    expect(screen.getByText("Please select a project.")).toBeTruthy();
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
