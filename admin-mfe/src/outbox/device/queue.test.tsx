// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { fakeNetwork, on, ourServer, renderPortal, signedIn } from "../../testing/render-portal.tsx";
import { readDraft } from "../../drafts/draft-store.ts";

const cut = on("GET", "/healthz", () => Promise.reject(new TypeError("cut")));
const lists = [on("GET", /^\/readProject(Energy|Water)\//, { json: [] })];

/** A project with a photo, saved without a connection. */
async function queueProject() {
  signedIn();
  fakeNetwork(cut, ...lists);
  const portal = renderPortal("/WaterProjectForm");
  fireEvent.change(await screen.findByLabelText(/^Title/), { target: { value: "Wel" } });
  const photo = new File(["pixels"], "a.jpg", { type: "image/jpeg" });
  fireEvent.change(screen.getByLabelText(/^Photos/), { target: { files: [photo] } });
  await screen.findByText("Added 1 image(s).");
  fireEvent.click(screen.getByRole("button", { name: "Save project" }));
  fireEvent.click(await screen.findByRole("button", { name: "Publish anyway" }));
  await waitFor(() => expect(portal.at()).toBe("/WaterProjectTable"));
  fireEvent.click(await screen.findByRole("button", { name: "Notifications, 2 waiting to be sent" }));
  fireEvent.click(await screen.findByRole("link", { name: /Upload queue/ }));
  await screen.findByRole("heading", { level: 1, name: "Upload queue" });
  return portal;
}

describe("the queue's screen", () => {
  it("discards a project only with what belongs to it, and says how much that is", async () => {
    await queueProject();
    fireEvent.click(await screen.findByRole("button", { name: "Discard Wel" }));
    const question = await screen.findByRole("alertdialog");
    expect(question.textContent).toMatch(/1 further item that belongs to it can’t be sent without it/);
    fireEvent.click(within(question).getByRole("button", { name: "Discard" }));
    expect(await screen.findByText("Nothing is waiting on this device.")).toBeTruthy();
  });

  it("moves the photos of a project that is given up to another one of its sector", async () => {
    const { at } = await queueProject();
    fakeNetwork(cut, on("GET", /^\/readProjectWater\//, { json: [{ _id: "p7", title: "Dam" }] }), ...lists);
    fireEvent.click(await screen.findByRole("button", { name: "Discard Wel" }));
    const question = within(await screen.findByRole("alertdialog"));
    fireEvent.click(question.getByRole("link", { name: "Move the photo elsewhere" }));
    await waitFor(() => expect(at()).toBe("/AdminMovePhotos"));
    await screen.findByRole("option", { name: "Dam" });
    fireEvent.click(await screen.findByRole("button", { name: "Move the photo" }));
    expect(await screen.findByText("Please select a project.")).toBeTruthy();
    const project = screen.getByLabelText(/^Project/);
    // The one that is given up is no place to go.
    expect(within(project).queryByRole("option", { name: /Wel/ })).toBeNull();
    fireEvent.change(project, { target: { value: "p7" } });
    fireEvent.click(screen.getByRole("button", { name: "Move the photo" }));
    await waitFor(() => expect(at()).toBe("/AdminQueue"));
    const photos = within(await screen.findByRole("region", { name: "Photos of Dam" }));
    expect(photos.getByText("a.jpg")).toBeTruthy();
    fireEvent.click(await screen.findByRole("button", { name: "Discard Wel" }));
    const again = await screen.findByRole("alertdialog");
    expect(again.textContent).not.toMatch(/further|photo/);
    fireEvent.click(within(again).getByRole("button", { name: "Discard" }));
    await screen.findByRole("button", { name: "Notifications, 1 waiting to be sent" });
  });

  it("moves photos of two sectors apart, each to a project of its own sector", async () => {
    const { router } = await queueProject();
    fakeNetwork(
      cut,
      on("GET", /^\/readProjectWater\//, { json: [{ _id: "p7", title: "Dam" }] }),
      on("GET", /^\/readProjectEnergy\//, { json: [{ _id: "e7", title: "Turbine" }] }),
      ...lists,
    );
    await act(() => router.navigate("/energyProjectForm"));
    fireEvent.change(await screen.findByLabelText(/^Title/), { target: { value: "Grid" } });
    const photo = new File(["pixels"], "b.jpg", { type: "image/jpeg" });
    fireEvent.change(screen.getByLabelText(/^Photos/), { target: { files: [photo] } });
    await screen.findByText("Added 1 image(s).");
    fireEvent.click(screen.getByRole("button", { name: "Save project" }));
    fireEvent.click(await screen.findByRole("button", { name: "Publish anyway" }));
    await screen.findByRole("button", { name: "Notifications, 4 waiting to be sent" });
    await act(() => router.navigate("/AdminQueue"));
    fireEvent.click(await screen.findByRole("button", { name: "Choose several" }));
    fireEvent.click(screen.getByRole("button", { name: "Choose all" }));
    fireEvent.click(screen.getByRole("button", { name: "Discard chosen" }));
    const question = within(await screen.findByRole("alertdialog"));
    fireEvent.click(question.getByRole("link", { name: /Move/ }));
    expect(await screen.findByText(/^1 chosen photo belongs to the other sector/)).toBeTruthy();
    expect(await screen.findByRole("option", { name: "Dam" })).toBeTruthy();
    expect(screen.queryByRole("option", { name: "Turbine" })).toBeNull();
    expect(screen.getByRole("button", { name: "Move the photo" })).toBeTruthy();
  });

  it("changes a text in place", async () => {
    await queueProject();
    fireEvent.click(await screen.findByRole("button", { name: "Edit Wel" }));
    fireEvent.change(await screen.findByLabelText("Title"), { target: { value: "Well" } });
    fireEvent.click(screen.getByRole("button", { name: "Save and send" }));
    expect(await screen.findByRole("region", { name: "Well" })).toBeTruthy();
  });

  it("asks before a change that was typed and not saved is given up", async () => {
    await queueProject();
    fireEvent.click(await screen.findByRole("button", { name: "Edit Wel" }));
    fireEvent.change(await screen.findByLabelText("Title"), { target: { value: "Well" } });
    // The form would get the request as it was before the change.
    expect(screen.queryByRole("button", { name: "Return to the form" })).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Leave without saving?" }));
    fireEvent.click(question.getByRole("button", { name: "Go on editing" }));
    expect(screen.getByLabelText("Title")).toHaveProperty("value", "Well");
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    fireEvent.click(await screen.findByRole("button", { name: "Leave" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByRole("region", { name: "Wel" })).toBeTruthy();
  });

  it("takes a project back to its form, with its photos, and out of the queue", async () => {
    const { at } = await queueProject();
    fireEvent.click(await screen.findByRole("button", { name: "Edit Wel" }));
    fireEvent.click(await screen.findByRole("button", { name: "Return to the form" }));
    await waitFor(() => expect(at()).toBe("/WaterProjectForm"));
    expect(await screen.findByDisplayValue("Wel")).toBeTruthy();
    expect(await screen.findByText("a.jpg")).toBeTruthy();
    expect((await readDraft("a1/project/water/new"))?.values).toMatchObject({ title: "Wel" });
    await screen.findByRole("button", { name: "Notifications" });
  });

  it("discards several at once, and a pause holds on the next page too", async () => {
    await queueProject();
    fireEvent.click(screen.getByRole("button", { name: "Pause" }));
    expect(await screen.findByText("Sending is paused on this device.")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Choose several" }));
    fireEvent.click(screen.getByRole("button", { name: "Choose all" }));
    fireEvent.click(screen.getByRole("button", { name: "Discard chosen" }));
    fireEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Discard" }));
    expect(await screen.findByText("Nothing is waiting on this device.")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Resume" })).toBeTruthy();
  });

  it("lets a former version that was received be dismissed once no photo waits for its record", async () => {
    await queueProject();
    let takesPhotos = false;
    let key = "";
    fakeNetwork(
      ourServer,
      on("POST", /^\/createProjectWater\//, ({ headers }) => {
        key = headers.get("Idempotency-Key") ?? "";
        return { status: 422, json: { message: "The key was used." } };
      }),
      on("POST", "/receipts", () => ({ json: { receipts: [{ key, receipt: "R1", _id: "p1" }] } })),
      on("POST", /\/photos$/, () =>
        takesPhotos ? { status: 201 } : { status: 503, headers: { "Retry-After": "600" } },
      ),
      ...lists,
    );
    fireEvent.click(screen.getByRole("button", { name: "Send now" }));
    await screen.findByText(/^Received, receipt R1, as it was before your last change/);
    await screen.findByText(/^Waiting to send/);
    expect(screen.queryByRole("button", { name: "Dismiss Wel" })).toBeNull();
    takesPhotos = true;
    fireEvent.click(screen.getByRole("button", { name: "Send a.jpg now" }));
    fireEvent.click(await screen.findByRole("button", { name: "Dismiss Wel" }));
    await waitFor(() => expect(screen.queryByText(/as it was before your last change/)).toBeNull());
    expect(screen.getByText("Wel").closest("li")?.textContent).toContain("a.jpg");
  });

  it("does not send a second time what may have arrived when several are tried at once", async () => {
    await queueProject();
    const network = fakeNetwork(
      on("POST", /^\/createProjectWater\//, { status: 502, text: "Bad gateway" }),
      ...lists,
    );
    fireEvent.click(screen.getByRole("button", { name: "Send now" }));
    await screen.findByRole("button", { name: /^Send Wel again/ });
    const sent = network.writes().length;
    fireEvent.click(screen.getByRole("button", { name: "Choose several" }));
    fireEvent.click(screen.getByRole("button", { name: "Choose all" }));
    fireEvent.click(screen.getByRole("button", { name: "Try chosen now" }));
    await waitFor(() => expect(screen.queryByRole("button", { name: "Try chosen now" })).toBeNull());
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(screen.getByRole("button", { name: /^Send Wel again/ })).toBeTruthy();
    expect(network.writes()).toHaveLength(sent);
  });

  it("says so when the device can't do what was asked", async () => {
    await queueProject();
    vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    fireEvent.click(screen.getByRole("button", { name: "Pause" }));
    expect(await screen.findByText("This device could not do that. Please try again.")).toBeTruthy();
    vi.restoreAllMocks();
  });

  it("offers no Wi-Fi switch that it could not keep", async () => {
    await queueProject();
    fireEvent.click(screen.getByText("How this device sends"));
    expect(screen.queryByRole("checkbox", { name: /Wi-Fi only/ })).toBeNull();
    expect(screen.getByText(/does not tell Wi-Fi from mobile data/)).toBeTruthy();
  });
});
