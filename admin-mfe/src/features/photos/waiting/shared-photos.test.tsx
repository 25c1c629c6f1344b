// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { sharedPhotos } from "@ministry/contract";
import { expect, it, vi } from "vitest";
import { lists } from "../../../testing/photo-screens.ts";
import { fakeNetwork, renderPortal, signedIn } from "../../../testing/render-portal.tsx";

vi.mock("../../../pictures/scaling/scaler.ts", () => ({
  scaleInTurn: async ({ name }: File) =>
    name.startsWith("damaged")
      ? { decodeFailure: "unreadable" }
      : { jpeg: new Blob([`small ${name}`], { type: "image/jpeg" }) },
}));

/** The inbox, in memory, with photos of these names. */
function fakeInbox(...names: string[]) {
  const address = (name: string) => new URL(`${sharedPhotos.action}/${name}`, location.href).href;
  const stored = new Set(names.map(address));
  const nameOf = (url: string) => url.slice(url.lastIndexOf("/") + 1);
  const cache = {
    keys: async () => [...stored].map((url) => ({ url })),
    match: async ({ url }: Request) =>
      new Response(url, {
        headers: {
          "content-type": "image/jpeg",
          [sharedPhotos.headers.name]: nameOf(url),
          [sharedPhotos.headers.taken]: "1",
          [sharedPhotos.headers.owner]: "a1",
        },
      }),
    put: async () => undefined,
    delete: async (given: string | Request) =>
      stored.delete(typeof given === "string" ? new URL(given, location.href).href : given.url),
  };
  vi.stubGlobal("caches", { open: async () => cache, delete: async () => true });
}

it("names every shared photo that it drops because it is damaged", async () => {
  fakeInbox("damaged-1.jpg", "well.jpg", "damaged-2.jpg");
  signedIn();
  fakeNetwork(...lists);
  renderPortal("/AdminSharedPhotos");
  const chosen = within(await screen.findByRole("list", { name: "Chosen photos" }));
  await waitFor(() => expect(chosen.getAllByRole("listitem")).toHaveLength(1));
  for (const name of ["damaged-1.jpg", "damaged-2.jpg"])
    expect(screen.getByText(new RegExp(`^${name} cannot be read as a picture`))).toBeTruthy();
});
