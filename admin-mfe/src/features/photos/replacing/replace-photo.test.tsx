// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { gallery, lists, openTable, photo } from "../../../testing/photo-screens.ts";
import { fakeNetwork, on, ourServer, type SentRequest } from "../../../testing/render-portal.tsx";

describe("the photo tables", () => {
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

  const paths = ({ method, path }: SentRequest) =>
    `${method} ${path.replace(/^\/(?:Delete)?WaterProject\/\w+/, "")}`;
  const keyOf = ({ headers }: SentRequest) => headers.get("Idempotency-Key");

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

  it("A-176 AMB-18 leaves the new photo in the queue, for Retry there, where the host keeps no trash", async () => {
    let adding = 400;
    const network = fakeNetwork(
      on("DELETE", /\/photos$/, {}),
      on("POST", /\/photos$/, () => ({ status: adding, json: {} })),
      gallery,
      ...lists,
    );
    await openTable("Water");
    await replaceFirst();
    expect(await screen.findByText("Replace failed. It is kept in the upload queue.")).toBeTruthy();
    const waiting = within(await screen.findByRole("region", { name: "Waiting on this device" }));
    expect(waiting.getByText("Needs attention", { exact: false })).toBeTruthy();
    adding = 201;
    fireEvent.click(await waiting.findByRole("button", { name: "Retry new.jpg" }));
    const writes = () => network.writes().filter(({ path }) => path.endsWith("/photos"));
    await waitFor(() => expect(writes().map(({ method }) => method)).toEqual(["DELETE", "POST", "POST"]));
    const keys = writes().map(keyOf);
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
