// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { readDraft } from "../../../drafts/draft-store.ts";
import { fakeNetwork, on, renderPortal, signedIn, type Sent } from "../../../testing/render-portal.tsx";

const id = "65a000000000000000000001";
const stored = {
  _id: id,
  title: "Borehole at Xudun",
  desc: "Deep borehole",
  geogrpahic: "Sool",
  objective: "Water for 300 families",
  componentTitle: "Parts",
  componentOne: "Drilling",
  coverImage: "65a000000000000000000009.jpg",
  achievements: [{ title: "Borehole drilled", detail: "Serves 300 families", progress: 60 }, "Pump fitted"],
  Photos: [{ _id: "p1", Image: "65a00000000000000000000a.jpg" }],
};
const create = { energy: "/createProjectEnergy/EnergyProject", water: "/createProjectWater/waterProject" };
const lists = [on("GET", /^\/readProject(Energy|Water)\//, { json: [stored] })];
const single = on("GET", /Singal\//, { json: stored });

const photo = (name: string, lastModified = 1) =>
  new File(["pixels"], name, { type: "image/jpeg", lastModified });
const bodyOf = (sent: Sent | undefined) => sent?.body as FormData;

async function open(address: string, label = /^Title/) {
  signedIn();
  const portal = renderPortal(address);
  await screen.findByLabelText(label);
  return portal;
}
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const choose = (label: string | RegExp, ...files: File[]) =>
  fireEvent.change(screen.getByLabelText(label), { target: { files } });
function save(name = "Save project") {
  fireEvent.click(screen.getByRole("button", { name }));
  const anyway = screen.queryByRole("button", { name: "Publish anyway" });
  if (anyway) fireEvent.click(anyway);
}

/** Text fields of the group "Place and progress", which are ours and no part of the specification. */
const placeLabels = ["District", "Progress in per cent", "Start year", "Latitude", "Longitude"];

describe.each(["energy", "water"] as const)("the %s project form", (sector) => {
  const address = sector === "energy" ? "/energyProjectForm" : "/WaterProjectForm";

  it("A-25 A-26 A-59 A-60 A-61 A-62 A-65 has its title, every field and no browser validation", async () => {
    fakeNetwork(...lists);
    await open(address);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
      sector === "energy" ? "Energy project Form" : "Water project Form",
    );
    const texts = Array.from(
      document.querySelectorAll<HTMLInputElement>("main input[type=text], main textarea"),
      ({ id }) => document.querySelector(`label[for="${id}"]`)?.firstChild?.textContent,
    );
    expect(texts).toEqual([
      ...["Title", "Component Title", "Description", "Overview", "Geographic", "Objective"],
      ...["Component One", "Component Two", "Component Three", "Component Four", "Achievements"],
      ...placeLabels,
    ]);
    expect(screen.getByLabelText(/^Achievements/).tagName).toBe("TEXTAREA");
    const slots = ["Overview Image", "Objective Image", "Geographic Image"];
    const stakeholders = [1, 2, 3, 4].map((number) => `Stakeholder ${number}`);
    for (const label of [...slots, ...stakeholders])
      expect(screen.getByLabelText(new RegExp(`^${label}`))).toHaveProperty("type", "file");
    expect(screen.getByLabelText(/^Photos/)).toHaveProperty("multiple", true);
    choose(/^Photos/, photo("a.jpg"), photo("b.jpg"));
    const chosen = within(screen.getByRole("list", { name: "Chosen photos" }));
    for (const name of ["Photo 1: a.jpg", "Photo 2: b.jpg"])
      expect(await chosen.findByRole("img", { name })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Save project" }).closest("form")).toHaveProperty(
      "noValidate",
      true,
    );
  });

  it("A-65 A-66 A-67 A-68 marks what is required", async () => {
    fakeNetwork(...lists);
    await open(address);
    const required = Array.from(document.querySelectorAll<HTMLInputElement>("main [required]")).map(
      ({ name }) => name,
    );
    expect(required.sort()).toEqual(
      [
        ...(sector === "energy" ? ["componentTitle"] : []),
        ...[
          "title",
          "description",
          "objective",
          "geography",
          "achievements",
          "coverImage",
          "geographicImage",
        ],
        ...["stakeholderOne", "stakeholderTwo", "stakeholderThree"],
      ].sort(),
    );
  });

  it("A-63 A-64 AMB-28 counts, and takes more than it advises", async () => {
    const network = fakeNetwork(on("POST", create[sector], { status: 201, json: {} }), ...lists);
    await open(address);
    expect(screen.getByText("0/300")).toBeTruthy();
    expect(screen.getAllByText("0/600")).toHaveLength(2);
    expect(screen.getByText("0/800")).toBeTruthy();
    type(/^Description/, "x".repeat(301));
    expect(screen.getByText("301/300")).toBeTruthy();
    for (const [label, most] of [
      [/^Objective(?! Image)/, 600],
      [/^Geographic(?! Image)/, 600],
      [/^Achievements/, 800],
    ] as const) {
      type(label, "x".repeat(most + 1));
      expect(screen.getAllByText(`${most + 1}/${most}`).length).toBeGreaterThan(0);
    }
    save();
    await waitFor(() => expect(network.writes()).toHaveLength(1));
    const body = bodyOf(network.writes()[0]);
    expect(body.get("desc")).toBe("x".repeat(301));
    for (const [name, length] of [
      ["objective", 601],
      ["geogrpahic", 601],
      ["achievements", 801],
    ] as const)
      expect(body.get(name)).toHaveLength(length);
  });

  it("A-69 A-71 A-73 sends the contract's fields, only chosen files, and goes to the table", async () => {
    const network = fakeNetwork(
      on("POST", create[sector], { status: 201, json: { _id: id } }),
      on("POST", /\/photos$/, { status: 201 }),
      ...lists,
    );
    const { at } = await open(address);
    type(/^Title/, "Borehole");
    type(/^Geographic(?! Image)/, "Sool");
    choose(/^Overview Image/, photo("cover.jpg"));
    choose(/^Stakeholder 1/, photo("one.jpg"));
    choose(/^Photos/, photo("a.jpg"), photo("b.jpg"));
    expect(screen.getByText("Added 2 image(s).")).toBeTruthy();
    save();
    expect(await screen.findByText(/created successfully/)).toBeTruthy();
    await waitFor(() =>
      expect(at()).toBe(sector === "energy" ? "/EnergyProjectTable" : "/WaterProjectTable"),
    );
    await waitFor(() => expect(network.writes()).toHaveLength(3));
    const [first, ...photos] = network.writes();
    const body = bodyOf(first);
    expect(body.get("geogrpahic")).toBe("Sool");
    expect(body.has("coverImage")).toBe(true);
    expect(body.has("stackeHolder1")).toBe(true);
    expect(body.has("objectiveImage")).toBe(false);
    // Each photo follows by itself, to the record that was made.
    const field = sector === "energy" ? "Photos" : "photos";
    expect(photos.map((sent) => (bodyOf(sent).get(field) as File).name)).toEqual(["a.jpg", "b.jpg"]);
    for (const { path } of photos) expect(path).toMatch(new RegExp(`^/${sector}Project/${id}/photos$`, "i"));
    expect(new Set(network.writes().map(({ headers }) => headers.get("Idempotency-Key"))).size).toBe(3);
  });
});

describe("a project form that meets trouble", () => {
  it("A-74 A-75 A-180 shows the server's message, else its error, else its own words, and keeps everything typed and chosen", async () => {
    let reply: { status: number; json: object } = { status: 500, json: { message: "The disk is full." } };
    fakeNetwork(
      on("POST", create.water, () => reply),
      ...lists,
    );
    await open("/WaterProjectForm");
    type(/^Title/, "Borehole");
    choose(/^Photos/, photo("a.jpg"));
    save();
    expect(await screen.findByText("The disk is full.")).toBeTruthy();
    reply = { status: 500, json: { error: "The disk is still full." } };
    save();
    expect(await screen.findByText("The disk is still full.")).toBeTruthy();
    reply = { status: 500, json: {} };
    save();
    expect(await screen.findByText("Upload failed")).toBeTruthy();
    expect(screen.getByLabelText(/^Title/)).toHaveProperty("value", "Borehole");
    expect(within(screen.getByRole("list", { name: "Chosen photos" })).getByText("a.jpg")).toBeTruthy();
  });

  it("A-72 A-181 sends once for two clicks, and again under the same key after a passing failure", async () => {
    let finish: (reply: { status: number }) => void = () => undefined;
    const reply = () => new Promise<{ status: number }>((resolve) => (finish = resolve));
    const network = fakeNetwork(on("POST", create.water, reply), ...lists);
    await open("/WaterProjectForm");
    type(/^Title/, "Borehole");
    const form = screen.getByRole("button", { name: "Save project" }).closest("form") as HTMLFormElement;
    fireEvent.submit(form);
    fireEvent.submit(form);
    fireEvent.click(screen.getByRole("button", { name: "Publish anyway" }));
    fireEvent.submit(form);
    expect(await screen.findByRole("button", { name: "Uploading..." })).toHaveProperty("disabled", true);
    await waitFor(() => expect(network.writes()).toHaveLength(1));
    finish({ status: 503 });
    await screen.findByText("Upload failed");
    save();
    await waitFor(() => expect(network.writes()).toHaveLength(2));
    finish({ status: 201 });
    const keys = network.writes().map(({ headers }) => headers.get("Idempotency-Key"));
    expect(keys[0]).toBe(keys[1]);
    await screen.findByText(/created successfully/);
  });

  it("A-102 AMB-08 keeps the draft through a sign-in and has the form back afterwards", async () => {
    let status = 401;
    fakeNetwork(
      on("POST", create.water, () => ({ status, json: {} })),
      on("POST", "/customerLogin", { json: { token: "t2", user: { _id: "a1", name: "Officer" } } }),
      ...lists,
    );
    const { at } = await open("/WaterProjectForm");
    type(/^Title/, "Borehole at noon");
    choose(/^Photos/, photo("a.jpg"));
    save();
    expect(await screen.findByText("Unauthorized. Please log in again.")).toBeTruthy();
    expect(at()).toBe("/AdminLogin");
    status = 201;
    fireEvent.click(screen.getByRole("button", { name: "Login" }));
    await waitFor(() => expect(at()).toBe("/WaterProjectForm"));
    await waitFor(() => expect(screen.getByLabelText(/^Title/)).toHaveProperty("value", "Borehole at noon"));
    expect(screen.getByText("a.jpg")).toBeTruthy();
  });

  it("keeps what was typed every second and offers it back after the page was killed", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    fakeNetwork(...lists);
    signedIn();
    const first = renderPortal("/WaterProjectForm");
    await vi.waitFor(() => screen.getByLabelText(/^Title/));
    type(/^Title/, "Half a borehole");
    await act(() => vi.advanceTimersByTimeAsync(1000));
    vi.useRealTimers();
    await waitFor(async () =>
      expect((await readDraft("a1/project/water/new"))?.values.title).toBe("Half a borehole"),
    );
    void first;
    document.body.replaceChildren();
    renderPortal("/WaterProjectForm");
    fireEvent.click(await screen.findByRole("button", { name: "Continue with it" }));
    expect(screen.getByLabelText(/^Title/)).toHaveProperty("value", "Half a borehole");
  });

  it("AMB-27 saves with Ctrl and Enter, and asks about empty fields without refusing them", async () => {
    const network = fakeNetwork(on("POST", create.water, { status: 201 }), ...lists);
    await open("/WaterProjectForm");
    fireEvent.keyDown(screen.getByLabelText(/^Title/), { key: "Enter", ctrlKey: true });
    expect(screen.getByText("10 marked fields are empty. Publish anyway?")).toBeTruthy();
    expect(network.writes()).toHaveLength(0);
    fireEvent.click(screen.getByRole("button", { name: "Publish anyway" }));
    await waitFor(() => expect(network.writes()).toHaveLength(1));
  });

  it("asks before it is left with unsaved work", async () => {
    fakeNetwork(...lists);
    const { at } = await open("/WaterProjectForm");
    type(/^Title/, "Borehole");
    fireEvent.click(screen.getByRole("link", { name: "Events" }));
    expect(await screen.findByRole("heading", { name: "Leave this form?" })).toBeTruthy();
    expect(at()).toBe("/WaterProjectForm");
    fireEvent.click(screen.getByRole("button", { name: "Leave" }));
    await waitFor(() => expect(at()).toBe("/EventTable"));
  });
});

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
