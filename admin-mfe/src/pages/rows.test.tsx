// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fakeNetwork, on, renderPortal, signedIn } from "../testing/render-portal.tsx";

/** Rows of the requirements that belong to a screen as a whole. */
const id = "65a000000000000000000001";
const stored = {
  _id: id,
  title: "Borehole at Xudun",
  desc: "Deep borehole",
  coverImage: "uploads/cover.jpg",
  achievements: [{ title: "Drilled", detail: "", progress: 60 }],
};
const lists = [on("GET", /^\/readProject(Energy|Water)\//, { json: [stored] })];
const single = on("GET", /Singal\//, { json: stored });
const never = () => new Promise<never>(() => undefined);

async function open(address: string, label: RegExp, before: string[] = []) {
  signedIn();
  const portal = renderPortal(address, { before });
  await screen.findByLabelText(label);
  return portal;
}

describe("pickers of images", () => {
  it.each([
    ["/energyProjectForm", 8],
    ["/WaterProjectForm", 8],
    ["/EventCreateForm", 2],
    [`/EnergyProjectUpdate/${id}`, 8],
    [`/WaterProjectUpdate/${id}`, 7],
  ])("A-70 %s takes nothing but images", async (address, pickers) => {
    fakeNetwork(single, ...lists);
    await open(address, /^Title/);
    const files = Array.from(document.querySelectorAll<HTMLInputElement>("input[type=file]"));
    expect(files).toHaveLength(pickers);
    for (const { accept } of files) expect(accept).toBe("image/*");
  });
});

describe.each([
  ["energy", "/EnergyProjectUpdate", "/EnergyProjectTable", "Update Energy Project"],
  ["water", "/WaterProjectUpdate", "/WaterProjectTable", "Update Water Project"],
])("the %s project's update form", (sector, address, table, title) => {
  it("A-85 A-89 A-91 A-94 shows the id, the seven slots, and marks what is required without checking it", async () => {
    const patch = on("PATCH", /^\/Update(Energy|Water)Project/, { json: {} });
    const network = fakeNetwork(patch, single, ...lists);
    await open(`${address}/${id}`, /^Title/);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(title);
    expect(screen.getByText(id)).toBeTruthy();
    for (const slot of ["Overview", "Objective", "Geographic"])
      expect(screen.getByLabelText(new RegExp(`^${slot} Image`))).toHaveProperty("type", "file");
    for (const number of [1, 2, 3, 4])
      expect(screen.getByLabelText(new RegExp(`^Stakeholder ${number}`))).toHaveProperty("type", "file");
    const marked = Array.from(document.querySelectorAll<HTMLInputElement>("main [required]")).map(
      ({ name }) => name,
    );
    expect(marked.sort()).toEqual(
      [
        ...["title", "componentTitle", "description", "objective"],
        ...(sector === "water" ? ["achievements"] : []),
      ].sort(),
    );
    // Its objective is empty: the browser's checks are off, so it is sent all the same.
    fireEvent.click(screen.getByRole("button", { name: "Update" }));
    expect(await screen.findByText("Project updated successfully.")).toBeTruthy();
    expect(network.writes()).toHaveLength(1);
  });

  it("A-93 AMB-32 Update saves and leads to its own table", async () => {
    fakeNetwork(on("PATCH", /^\/Update(Energy|Water)Project/, { json: {} }), single, ...lists);
    const { at } = await open(`${address}/${id}`, /^Title/, ["/EventTable"]);
    fireEvent.click(screen.getByRole("button", { name: "Update" }));
    await screen.findByText("Project updated successfully.");
    expect(at()).toBe(`${address}/${id}`);
    await waitFor(() => expect(at()).toBe(table));
  });

  it("A-88 A-93 Cancel goes back one step", async () => {
    fakeNetwork(single, ...lists);
    const { at } = await open(`${address}/${id}`, /^Title/, ["/EventTable"]);
    fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(at()).toBe("/EventTable"));
  });

  it("A-98 A-179 a picture is looked for under the storage's address, then by its file name on the host, then a sign stands for it", async () => {
    fakeNetwork(single, ...lists);
    await open(`${address}/${id}`, /^Title/);
    const name = "Overview Image: current picture";
    const picture = () => screen.getByRole<HTMLImageElement>("img", { name });
    expect(picture().getAttribute("src")).toBe("http://api.test/storage/uploads/cover.jpg");
    fireEvent.error(picture());
    expect(picture().getAttribute("src")).toBe("http://api.test/allimages/cover.jpg");
    fireEvent.error(picture());
    expect(picture().tagName.toLowerCase()).toBe("svg");
  });
});

it.each(["/ProjectAchievementForm", "/EnergyAchievementForm", "/WaterAchievementForm"])(
  "A-103 %s has project, title, detail, progress with its bar, and Clear",
  async (address) => {
    fakeNetwork(...lists);
    await open(address, /^Project/);
    const options = within(screen.getByLabelText(/^Project/)).getAllByRole("option");
    expect(options.map(({ textContent }) => textContent)).toEqual(["Select a project", stored.title]);
    expect(screen.getByLabelText(/^Title/)).toBeTruthy();
    expect(screen.getByLabelText(/^Detail/)).toBeTruthy();
    fireEvent.change(screen.getByLabelText(/^Progress/), { target: { value: "35" } });
    expect(screen.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("35");
    expect(screen.getByRole("button", { name: "Clear" })).toBeTruthy();
  },
);

describe("while a list is on its way", () => {
  it("A-183 three cards stand in the place of the achievements", async () => {
    signedIn();
    fakeNetwork(on("GET", /./, never));
    renderPortal("/WaterAchievementsTable");
    await screen.findByText("Loading");
    expect(document.querySelectorAll('[data-skeleton="card"]')).toHaveLength(3);
  });

  it("A-178 A-183 eight places stand for the photos", async () => {
    signedIn();
    fakeNetwork(...lists, on("GET", /ProjectPhoto\//, never));
    renderPortal(`/WaterProjectPhotosTable?project=${id}`);
    await waitFor(() =>
      expect(document.querySelectorAll("main [role=status] [aria-hidden] span")).toHaveLength(8),
    );
  });
});
