// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { picksTaken } from "../../pictures/scaling/fit-scaled.ts";
import { fakeNetwork, on, renderPortal, signedIn } from "../../testing/render-portal.tsx";

const scaling = vi.hoisted(() => ({ end: (): void => undefined }));
vi.mock("../../pictures/scaling/scaler.ts", () => ({
  scaleInTurn: (file: File) =>
    new Promise((resolve) => {
      scaling.end = () => resolve({ jpeg: new Blob([`small ${file.name}`], { type: "image/jpeg" }) });
    }),
}));

const large = new File(["pixels"], "cover.png", { type: "image/png" });
Object.defineProperty(large, "size", { value: 11 * 1024 * 1024 });
const chooseCover = () =>
  fireEvent.change(screen.getByLabelText(/^Cover Image/), { target: { files: [large] } });

it("a save waits for a large picture that is still made smaller, and sends it", async () => {
  const network = fakeNetwork(on("POST", /./, { status: 201 }));
  signedIn();
  renderPortal("/EventCreateForm");
  fireEvent.change(await screen.findByLabelText(/^Title/), { target: { value: "Opening" } });
  chooseCover();
  fireEvent.click(screen.getByRole("button", { name: "Create Event" }));
  expect(await screen.findByRole("button", { name: "Saving..." })).toBeTruthy();
  expect(network.writes()).toHaveLength(0);
  scaling.end();
  await act(picksTaken);
  await waitFor(() => expect(network.writes()).toHaveLength(1));
  expect(((network.writes()[0]?.body as FormData).get("coverImage") as File).name).toBe("cover.jpg");
});

it("a form with nothing but such a picture is not left before its draft holds it", async () => {
  fakeNetwork();
  signedIn();
  const { at } = renderPortal("/EventCreateForm");
  await screen.findByLabelText(/^Title/);
  chooseCover();
  fireEvent.click(screen.getByRole("link", { name: "Dashboard" }));
  expect(await screen.findByRole("heading", { name: "Leave this form?" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Leave" }));
  await act(async () => undefined);
  expect(at()).toBe("/EventCreateForm");
  scaling.end();
  await waitFor(() => expect(at()).toBe("/DashboardCards"));
  cleanup();
  renderPortal("/EventCreateForm");
  fireEvent.click(await screen.findByRole("button", { name: /^Continue/ }));
  expect(await screen.findByText(/^cover\./)).toBeTruthy();
});
