// @vitest-environment jsdom
import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fakeNetwork, on, renderPortal, signedIn } from "../../../testing/render-portal.tsx";

const id = "65a000000000000000000001";
const lists = [
  on("GET", /^\/readProject(Energy|Water)\//, { json: [{ _id: id, title: "Borehole at Xudun" }] }),
];

describe("the project tables", () => {
  const ask = async () => {
    fireEvent.click(await screen.findByRole("button", { name: "Delete Borehole at Xudun" }));
    return within(screen.getByRole("alertdialog"));
  };

  it.each([
    ["A-27 A-76", "Energy", "/energyProjectForm"],
    ["A-28 A-77", "Water", "/WaterProjectForm"],
  ])(
    "%s the table of %s lists its projects with Update and Delete, and New Project leads to %s",
    async (_, sector, form) => {
      fakeNetwork(
        on("GET", new RegExp(`^/readProject${sector}/`), {
          json: [
            { _id: id, title: "Borehole at Xudun" },
            { _id: "65a000000000000000000002", title: "Dam" },
          ],
        }),
      );
      signedIn();
      renderPortal(`/${sector}ProjectTable`);
      const update = await screen.findByRole("link", { name: "Update Borehole at Xudun" });
      expect(update.getAttribute("href")).toBe(`/${sector}ProjectUpdate/${id}`);
      expect(screen.getByRole("link", { name: "Update Dam" }).getAttribute("href")).toBe(
        `/${sector}ProjectUpdate/65a000000000000000000002`,
      );
      for (const title of ["Borehole at Xudun", "Dam"])
        expect(screen.getByRole("button", { name: `Delete ${title}` })).toBeTruthy();
      expect(screen.getByRole("link", { name: "New Project" }).getAttribute("href")).toBe(form);
    },
  );

  it("A-78 A-79 deletes after asking only, and takes the row away", async () => {
    let left = [{ _id: id, title: "Borehole at Xudun" }];
    const network = fakeNetwork(
      on("DELETE", /^\/DeleteWaterProject/, () => {
        left = [];
        return {};
      }),
      on("GET", /^\/readProject/, () => ({ json: left })),
    );
    signedIn();
    renderPortal("/WaterProjectTable");
    fireEvent.click((await ask()).getByRole("button", { name: "Cancel" }));
    expect(network.writes()).toHaveLength(0);
    fireEvent.click((await ask()).getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("No projects found.")).toBeTruthy();
    expect(network.writes()[0]?.path).toBe(`/DeleteWaterProject/waterProject/${id}`);
  });

  it.each([
    ["A-81", "a 500 without words", { status: 500, json: {} }, "Delete failed (500)"],
    ["A-81", "a captive portal's page", { text: "<html>" }, "Delete failed"],
    ["A-82 AMB-08", "a 401", { status: 401, json: {} }, "Unauthorized. Please log in again."],
  ])("%s says so after %s, and stays", async (_, _what, reply, text) => {
    fakeNetwork(on("DELETE", /^\/DeleteWaterProject/, reply), ...lists);
    signedIn();
    const { at } = renderPortal("/WaterProjectTable");
    fireEvent.click((await ask()).getByRole("button", { name: "Delete" }));
    expect(await screen.findByText(text)).toBeTruthy();
    expect(at()).toBe("/WaterProjectTable");
    expect(screen.getByRole("link", { name: "Update Borehole at Xudun" })).toBeTruthy();
  });

  it("A-80 does not ask the server to delete a project that has no id", async () => {
    const network = fakeNetwork(on("GET", /^\/readProject/, { json: [{ title: "Borehole at Xudun" }] }));
    signedIn();
    renderPortal("/WaterProjectTable");
    fireEvent.click((await ask()).getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Missing project id.")).toBeTruthy();
    expect(network.writes()).toHaveLength(0);
  });

  it.each(["/EnergyProjectTable", "/WaterProjectTable"])(
    "A-83 A-84 AMB-12 %s tells a failed list from an empty one",
    async (address) => {
      let reply: { status?: number; json: unknown } = { status: 500, json: {} };
      fakeNetwork(on("GET", /./, () => reply));
      signedIn();
      renderPortal(address);
      expect(await screen.findByText("Failed to load projects list.")).toBeTruthy();
      reply = { json: [] };
      fireEvent.click(screen.getByRole("button", { name: "Retry" }));
      expect(await screen.findByText("No projects found.")).toBeTruthy();
    },
  );
});
