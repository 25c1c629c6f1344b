// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { readDraft } from "../../../drafts/draft-store.ts";
import {
  bodyOf,
  choose,
  id,
  lists,
  open,
  photo,
  placeLabels,
  save,
  type,
} from "../../../testing/project-form.tsx";
import { fakeNetwork, on, renderPortal, signedIn } from "../../../testing/render-portal.tsx";

const create = { energy: "/createProjectEnergy/EnergyProject", water: "/createProjectWater/waterProject" };

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
    await vi.waitFor(() => screen.getByLabelText(/^Title/), { timeout: 10_000 });
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
