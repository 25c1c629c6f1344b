// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import {
  bodyOf,
  choose,
  id,
  lists,
  open,
  photo,
  placeLabels,
  save,
  single,
  stored,
} from "../../../testing/project-form.tsx";
import { fakeNetwork, on, renderPortal, signedIn } from "../../../testing/render-portal.tsx";

describe("the project update form", () => {
  const block = "• Borehole drilled (60%) – Serves 300 families\n• Pump fitted";
  /** Label and value of each text field. */
  const texts = (root: Element) =>
    Array.from(root.querySelectorAll<HTMLInputElement>("input[type=text], textarea"), ({ id, value }) => [
      document.querySelector(`label[for="${id}"]`)?.firstChild?.textContent,
      value,
    ]);

  it("A-86 the energy form is filled with the stored fields and shows the pictures and photos there are", async () => {
    fakeNetwork(single, ...lists);
    await open(`/EnergyProjectUpdate/${id}`);
    expect(texts(screen.getByRole("main"))).toEqual([
      ["Title", "Borehole at Xudun"],
      ["Component Title", "Parts"],
      ["Description", "Deep borehole"],
      ["Overview", ""],
      ["Geographic", "Sool"],
      ["Objective", "Water for 300 families"],
      ["Component One", "Drilling"],
      ...["Component Two", "Component Three", "Component Four"].map((label) => [label, ""]),
      ["Achievements", block],
      ...placeLabels.map((label) => [label, ""]),
    ]);
    const picture = (name: string) => screen.getByRole("img", { name }).getAttribute("src");
    expect(picture("Overview Image: current picture")).toBe(`http://api.test/storage/${stored.coverImage}`);
    expect(picture("Photo 1 of Borehole at Xudun")).toBe(
      `http://api.test/storage/${stored.Photos[0]?.Image}`,
    );
    expect(screen.queryByRole("img", { name: "Objective Image: current picture" })).toBeNull();
  });

  it("A-90 A-92 the water form has its basics in a section, then objective, components and achievements", async () => {
    fakeNetwork(single, ...lists);
    await open(`/WaterProjectUpdate/${id}`);
    expect(texts(screen.getByRole("group", { name: "Project Basics" }))).toEqual([
      ["Title", "Borehole at Xudun"],
      ["Component Title", "Parts"],
      ["Short Description", "Deep borehole"],
      ["Overview", ""],
      ["Geography", "Sool"],
    ]);
    expect(texts(screen.getByRole("main")).slice(5)).toEqual([
      ["Objective", "Water for 300 families"],
      ["Component One", "Drilling"],
      ...["Component Two", "Component Three", "Component Four"].map((label) => [label, ""]),
      ["Achievements", block],
      ...placeLabels.map((label) => [label, ""]),
    ]);
  });

  it.each([
    ["Energy", "UpdateEnergyProject/energy"],
    ["Water", "UpdateWaterProject/waterProject"],
  ])("A-95 %s: the list of achievements is sent as one block of text", async (sector, path) => {
    const network = fakeNetwork(on("PATCH", `/${path}/${id}`, { json: {} }), single, ...lists);
    await open(`/${sector}ProjectUpdate/${id}`);
    save("Update");
    await waitFor(() => expect(network.writes()).toHaveLength(1));
    const sent = bodyOf(network.writes()[0]).getAll("achievements").map(String);
    expect(sent.map((text) => text.replaceAll("\r\n", "\n"))).toEqual([block]);
  });

  it("A-87 A-97 A-99 sends new photos and replaced pictures only, then goes to the table", async () => {
    const network = fakeNetwork(
      on("PATCH", /^\/UpdateEnergyProject/, { json: {} }),
      on("POST", /\/photos$/, { status: 201 }),
      single,
      ...lists,
    );
    const { at } = await open(`/EnergyProjectUpdate/${id}`);
    choose(/^Add photos/, photo("new.jpg"));
    choose(/^Objective Image/, photo("objective.jpg"));
    save("Update");
    expect(await screen.findByText("Project updated successfully.")).toBeTruthy();
    await waitFor(() => expect(at()).toBe("/EnergyProjectTable"));
    await waitFor(() => expect(network.writes()).toHaveLength(2));
    const [change, added] = network.writes();
    expect((bodyOf(added).get("Photos") as File).name).toBe("new.jpg");
    const body = bodyOf(change);
    expect(body.has("objectiveImage")).toBe(true);
    expect(body.has("coverImage")).toBe(false);
  });

  it("A-100 A-101 AMB-13 tells a failed update, a failed read and a missing record apart", async () => {
    let status = 404;
    fakeNetwork(
      on("PATCH", /^\/UpdateWaterProject/, { status: 500, json: {} }),
      on("GET", /Singal\//, () => (status === 200 ? { json: stored } : { status, json: {} })),
      ...lists,
    );
    signedIn();
    renderPortal(`/WaterProjectUpdate/${id}`);
    expect(await screen.findByText("Project not found.")).toBeTruthy();
    cleanup();
    status = 500;
    renderPortal(`/WaterProjectUpdate/${id}`);
    expect(await screen.findByText("Failed to load project.")).toBeTruthy();
    status = 200;
    fireEvent.click(screen.getByRole("button", { name: "Retry" }));
    await screen.findByLabelText(/^Title/);
    save("Update");
    expect(await screen.findByText("Update failed.")).toBeTruthy();
  });

  it("A-102 leads to the sign-in when loading is answered with 401", async () => {
    fakeNetwork(on("GET", /Singal\//, { status: 401, json: {} }), ...lists);
    signedIn();
    const { at } = renderPortal(`/EnergyProjectUpdate/${id}`);
    expect(await screen.findByText("Unauthorized. Please log in again.")).toBeTruthy();
    expect(at()).toBe("/AdminLogin");
  });
});
