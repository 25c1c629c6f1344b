// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
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

it("a save waits for a large picture that is still made smaller, and sends it", async () => {
  const network = fakeNetwork(on("POST", /./, { status: 201 }));
  signedIn();
  renderPortal("/EventCreateForm");
  fireEvent.change(await screen.findByLabelText(/^Title/), { target: { value: "Opening" } });
  const large = new File(["pixels"], "cover.png", { type: "image/png" });
  Object.defineProperty(large, "size", { value: 11 * 1024 * 1024 });
  fireEvent.change(screen.getByLabelText(/^Cover Image/), { target: { files: [large] } });
  fireEvent.click(screen.getByRole("button", { name: "Create Event" }));
  expect(await screen.findByRole("button", { name: "Saving..." })).toBeTruthy();
  expect(network.writes()).toHaveLength(0);
  scaling.end();
  await act(picksTaken);
  await waitFor(() => expect(network.writes()).toHaveLength(1));
  expect(((network.writes()[0]?.body as FormData).get("coverImage") as File).name).toBe("cover.jpg");
});
