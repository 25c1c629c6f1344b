// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { readDraft } from "../../drafts/draft-store.ts";
import { fakeNetwork, on, renderPortal, signedIn } from "../../testing/render-portal.tsx";

vi.mock("../../pictures/scaling/scaler.ts", () => ({
  scaleInTurn: (file: File) =>
    Promise.resolve({ jpeg: new Blob([`small ${file.name}`], { type: "image/jpeg" }) }),
}));

it("brings photos that were scaled back to the form, as they were to be sent", async () => {
  signedIn();
  fakeNetwork(
    on("GET", "/healthz", () => Promise.reject(new TypeError("cut"))),
    on("GET", /^\/readProjectWater\//, { json: [] }),
  );
  const { at, router } = renderPortal("/WaterProjectForm");
  fireEvent.change(await screen.findByLabelText(/^Title/), { target: { value: "Well" } });
  const photos = ["a.png", "b.jpg"].map((name) => new File(["large"], name, { type: "image/png" }));
  fireEvent.change(screen.getByLabelText(/^Photos/), { target: { files: photos } });
  await screen.findByText("Added 2 image(s).");
  fireEvent.click(screen.getByRole("button", { name: "Save project" }));
  fireEvent.click(await screen.findByRole("button", { name: "Publish anyway" }));
  await waitFor(() => expect(at()).toBe("/WaterProjectTable"));
  await router.navigate("/AdminQueue");
  fireEvent.click(await screen.findByRole("button", { name: "Edit Well" }));
  fireEvent.click(await screen.findByRole("button", { name: "Return to the form" }));
  await waitFor(() => expect(at()).toBe("/WaterProjectForm"));
  expect(await screen.findByText("a.jpg")).toBeTruthy();
  const stored = (await readDraft("a1/project/water/new"))?.values.photos as File[];
  expect(
    await Promise.all(
      stored.map((file) => file.arrayBuffer().then((bytes) => Buffer.from(bytes).toString())),
    ),
  ).toEqual(["small a.png", "small b.jpg"]);
  await screen.findByRole("button", { name: "Notifications" });
});
