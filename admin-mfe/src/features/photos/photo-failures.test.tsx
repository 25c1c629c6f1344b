// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  fakeNetwork,
  on,
  ourServer,
  renderPortal,
  signedIn,
  type ReplyParts,
} from "../../testing/render-portal.tsx";
import { hurry } from "../../testing/failing-writes.ts";

/**
 * The two writes of photos meet every failure; those of all other screens are in `testing/write-failures.test.tsx`, and
 * deletes in `testing/delete-failures.test.tsx`.
 */
const id = "65a000000000000000000001";
const reads = [
  on("GET", /^\/readProject(Energy|Water)\//, { json: [{ _id: id, title: "Borehole" }] }),
  on("GET", /^\/Read(Energy|Water)ProjectPhoto\//, { json: { photos: [{ _id: "p1", Image: "a.jpg" }] } }),
];
const final = [400, 403, 404, 409, 412, 413, 415, 422];
const passing = [500, 503, 429];
const photo = () => new File(["pixels"], "new.jpg", { type: "image/jpeg", lastModified: 1 });
const words = (status: number) => `No (${status}).`;
const refusal = (status: number): ReplyParts => ({
  ...{ status, json: { message: words(status) } },
  headers: status === 429 ? { "Retry-After": "30" } : {},
});

afterEach(() => vi.restoreAllMocks());

describe("A-175 replacing a photo", () => {
  async function begin() {
    signedIn();
    renderPortal(`/EnergyProjectPhotosTable?project=${id}`);
    fireEvent.click(await screen.findByRole("button", { name: "Edit photo 1" }));
    fireEvent.change(await screen.findByLabelText("New picture"), { target: { files: [photo()] } });
  }
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

  it("A-180 tells of each refusal, keeps the new picture for Retry, and sends once", async () => {
    let reply = refusal(400);
    const network = fakeNetwork(
      ourServer,
      on("PUT", /\/photos$/, () => reply),
      ...reads,
    );
    await begin();
    const sent = () => network.writes().filter(({ method }) => method === "PUT");
    for (const status of [...final, ...passing]) {
      reply = refusal(status);
      const before = sent().length;
      const again = screen.queryByRole("button", { name: "Retry" });
      press(again ? "Retry" : "Replace");
      expect(await screen.findByText(words(status))).toBeTruthy();
      await waitFor(() =>
        expect(screen.getByRole("button", { name: "Retry" })).toHaveProperty("disabled", false),
      );
      expect(sent().length - before, `${status} was sent once`).toBe(1);
    }
    reply = { status: 401, json: {} };
    press("Retry");
    expect((await screen.findAllByText("Unauthorized. Please log in again.")).length).toBeGreaterThan(0);
  }, 60_000);

  it.each(["no connection", "a time-out", "a captive portal's page"])(
    "leaves the new picture in the queue at %s",
    async (failure) => {
      const network = fakeNetwork(
        ourServer,
        on("PUT", /\/photos$/, () => {
          if (failure === "no connection") throw new TypeError("Failed to fetch");
          return failure === "a time-out" ? { never: true } : { text: "<html>Please pay</html>" };
        }),
        ...reads,
      );
      await begin();
      hurry();
      press("Replace");
      expect(await screen.findByText("Saved on this device")).toBeTruthy();
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      const waiting = within(await screen.findByRole("region", { name: "Waiting on this device" }));
      expect(waiting.getByText("new.jpg")).toBeTruthy();
      const sent = network.writes().filter(({ method }) => method === "PUT");
      expect(new Set(sent.map(({ headers }) => headers.get("Idempotency-Key"))).size).toBe(1);
    },
  );

  it("offers the picture again that was chosen when the dialog was closed", async () => {
    fakeNetwork(ourServer, ...reads);
    await begin();
    await screen.findByRole("img", { name: "New picture: new.jpg" });
    press("Close");
    press("Edit photo 1");
    fireEvent.click(await screen.findByRole("button", { name: "Continue with it" }));
    expect(await screen.findByRole("img", { name: "New picture: new.jpg" })).toBeTruthy();
  });
});

describe("A-168 uploading photos", () => {
  async function upload() {
    signedIn();
    renderPortal("/EnergyProjectPhotosForm");
    await screen.findByRole("button", { name: "Upload Photos" });
    fireEvent.change(screen.getByLabelText(/^Project/), { target: { value: id } });
    fireEvent.change(screen.getByLabelText("Photos"), { target: { files: [photo()] } });
    fireEvent.click(screen.getByRole("button", { name: "Upload Photos" }));
  }

  it.each(final)(
    "A-180 keeps a photo refused with %i, in the server's words, to be tried again",
    async (status) => {
      let reply = refusal(status);
      const network = fakeNetwork(
        ourServer,
        on("POST", /\/photos$/, () => reply),
        ...reads,
      );
      await upload();
      expect(await screen.findByText("Failed to upload photos")).toBeTruthy();
      expect(screen.getByText(words(status), { exact: false })).toBeTruthy();
      const sent = () => network.writes().filter(({ path }) => path.endsWith("/photos"));
      // After these the contract's other spelling is tried, under the same key.
      const before = [404, 415].includes(status) ? 2 : 1;
      expect(sent()).toHaveLength(before);
      expect(new Set(sent().map(({ headers }) => headers.get("Idempotency-Key"))).size).toBe(1);
      reply = { status: 201, json: {} };
      expect(screen.queryByRole("button", { name: /^Compare both versions/ })).toBeNull();
      // After a 404 it is first looked up whether somebody has deleted the project.
      fireEvent.click(await screen.findByRole("button", { name: "Retry new.jpg" }));
      expect(await screen.findByText("Photos uploaded")).toBeTruthy();
      expect(sent()).toHaveLength(before + 1);
    },
  );

  it.each(passing)("A-180 keeps a photo met by %i, which goes out by itself later", async (status) => {
    const network = fakeNetwork(
      ourServer,
      on("POST", /\/photos$/, () => refusal(status)),
      ...reads,
    );
    await upload();
    expect(await screen.findByText("Failed to upload photos")).toBeTruthy();
    expect(screen.getByText("0 of 1 received. You may go on working or close the page.")).toBeTruthy();
    expect(network.writes().filter(({ path }) => path.endsWith("/photos"))).toHaveLength(1);
  });

  it("A-102 keeps a photo when the session ran out, and asks for the sign-in", async () => {
    fakeNetwork(ourServer, on("POST", /\/photos$/, { status: 401, json: {} }), ...reads);
    await upload();
    expect((await screen.findAllByText(/sign in|log in/i)).length).toBeGreaterThan(0);
  });
});

it("a picture that was chosen in a photo's place can be taken out again", async () => {
  signedIn();
  const network = fakeNetwork(ourServer, ...reads);
  renderPortal(`/EnergyProjectPhotosTable?project=${id}`);
  fireEvent.click(await screen.findByRole("button", { name: "Edit photo 1" }));
  fireEvent.change(await screen.findByLabelText("New picture"), { target: { files: [photo()] } });
  fireEvent.click(await screen.findByRole("button", { name: "Remove new.jpg from New picture" }));
  expect(screen.queryByRole("button", { name: "Remove new.jpg from New picture" })).toBeNull();
  expect(screen.getByRole("button", { name: "Replace" })).toHaveProperty("disabled", true);
  expect(network.writes()).toHaveLength(0);
});

it.each([
  ["the server names", { _id: "p1", Image: "a.jpg" }, /kept in the Trash for 30 days/],
  ["the server does not name", { Image: "a.jpg" }, "This cannot be undone."],
])("the question before a photo is deleted that %s says whether it can come back", async (_, one, says) => {
  signedIn();
  fakeNetwork(
    ourServer,
    on("GET", /^\/trash/, { json: { items: [] } }),
    on("GET", /^\/ReadEnergyProjectPhoto\//, { json: { photos: [one] } }),
    ...reads,
  );
  renderPortal(`/EnergyProjectPhotosTable?project=${id}`);
  fireEvent.click(await screen.findByRole("button", { name: /^Delete photo 1/ }));
  expect(await screen.findByText(says)).toBeTruthy();
});
