// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fakeApi, stubBrowser, type Answer } from "../../testing/fake-api.ts";
import { renderPublic } from "../../testing/render-public.tsx";

beforeEach(stubBrowser);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const waterPath = "/readProjectWater/waterProject";
const energyPath = "/readProjectEnergy/EnergyProject";
const water = [
  {
    _id: "w1",
    title: "Well",
    district: "Burao",
    latitude: 9.52,
    longitude: 45.53,
    stage: "ongoing",
    progress: 60,
  },
  { _id: "w2", title: "Kiosk", district: "Hargeisa", latitude: 9.56, longitude: 44.06, stage: "planned" },
  { _id: "w3", title: "Survey" },
];
const energy = [{ _id: "e1", title: "Solar field", latitude: 9.5601, longitude: 44.0601, startYear: 2024 }];

function open(answers: Record<string, Answer> = {}, address = "/projects") {
  const asked = fakeApi({ [waterPath]: { json: water }, [energyPath]: { json: energy }, ...answers });
  return { asked, router: renderPublic(address) };
}
const map = async () => within(await screen.findByRole("group", { name: /^Map with/ }));
const list = () => within(screen.getByRole("region", { name: "List of projects" }));
const titles = () =>
  list()
    .queryAllByRole("link")
    .map((link) => link.textContent);

describe("the map of projects", () => {
  test("shows the projects of both sectors, those at one place together, and lists all of them", async () => {
    open();
    const marks = await map();
    expect(marks.getByRole("link", { name: "Well (Water)" }).getAttribute("href")).toBe(
      "/SingalProjectsWater/w1",
    );
    expect(marks.getByRole("button", { name: "2 projects close together" })).toBeTruthy();
    expect(titles().sort()).toEqual(["Kiosk", "Solar field", "Survey", "Well"]);
    expect(screen.getByText("1 project has no place on this map. It is in the list.")).toBeTruthy();
  });

  test("sets a place apart from the direction of the text around it", async () => {
    open();
    await map();
    const place = list().getByText("Burao");
    expect([place.tagName, place.parentElement?.hasAttribute("dir")]).toEqual(["BDI", false]);
  });

  test("draws the towns' names above the marks", async () => {
    open();
    const mark = (await map()).getByRole("link", { name: "Well (Water)" });
    const name = screen.getByText("Burao", { selector: "text" });
    expect(mark.compareDocumentPosition(name) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  test("shows a project that is chosen beside it, and gives the focus back when that is closed", async () => {
    open();
    fireEvent.click((await map()).getByRole("link", { name: "Well (Water)" }));
    const chosen = screen.getByRole("region", { name: "Selected on the map" });
    expect(document.activeElement?.textContent).toBe("Selected on the map");
    expect(within(chosen).getByText("60% done")).toBeTruthy();
    fireEvent.keyDown(chosen, { key: "Escape" });
    expect(screen.queryByRole("region", { name: "Selected on the map" })).toBeNull();
    expect(document.activeElement?.getAttribute("aria-label")).toMatch(/^Map with 3 projects/);
  });

  test("leaves the focus to somebody who types a search while a project is chosen", async () => {
    open();
    fireEvent.click((await map()).getByRole("link", { name: "Well (Water)" }));
    const search = screen.getByLabelText("Search projects");
    search.focus();
    for (const typed of ["W", "We"]) {
      fireEvent.change(search, { target: { value: typed } });
      expect(document.activeElement).toBe(search);
    }
  });

  test("shows of what was chosen only projects that the filters leave", async () => {
    open();
    fireEvent.keyDown((await map()).getByRole("button", { name: /close together/ }), { key: "Enter" });
    const sector = screen.getByLabelText("Sector");
    fireEvent.change(sector, { target: { value: "energy" } });
    const chosen = screen.getByRole("region", { name: "Selected on the map" });
    expect(
      within(chosen)
        .getAllByRole("link")
        .map((link) => link.textContent),
    ).toEqual(["Solar field"]);
    fireEvent.change(screen.getByLabelText("Search projects"), { target: { value: "Well" } });
    await waitFor(() => expect(screen.queryByRole("region", { name: "Selected on the map" })).toBeNull());
    fireEvent.change(screen.getByLabelText("Search projects"), { target: { value: "" } });
    await (await map()).findByRole("link", { name: "Solar field (Energy)" });
    expect(screen.queryByRole("region", { name: "Selected on the map" })).toBeNull();
  });

  test("opens a mark by the keyboard after the map was dragged, and not by the click that ends a drag", async () => {
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 300, 200));
    Element.prototype.setPointerCapture ??= () => undefined;
    open();
    const mark = (await map()).getByRole("link", { name: "Well (Water)" });
    // jsdom has no PointerEvent.
    const point = (type: string, clientX: number) =>
      fireEvent(
        mark,
        Object.assign(new MouseEvent(type, { bubbles: true, clientX, clientY: 100 }), { pointerId: 1 }),
      );
    point("pointerdown", 100);
    point("pointermove", 120);
    point("pointerup", 120);
    fireEvent.click(mark);
    expect(screen.queryByRole("region", { name: "Selected on the map" })).toBeNull();
    await new Promise((done) => setTimeout(done, 10));
    fireEvent.click(mark);
    expect(screen.getByRole("region", { name: "Selected on the map" })).toBeTruthy();
  });

  test("comes nearer until projects that are close together stand apart", async () => {
    open({ [energyPath]: { json: [{ ...energy[0], latitude: 9.66, longitude: 44.16 }] } });
    fireEvent.click((await map()).getByRole("button", { name: "2 projects close together" }));
    expect((await map()).getByRole("link", { name: "Kiosk (Water)" })).toBeTruthy();
    expect((await map()).getByRole("link", { name: "Solar field (Energy)" })).toBeTruthy();
    expect(screen.queryByRole("region", { name: /at this place/ })).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Whole map" }));
    expect((await map()).getByRole("button", { name: "2 projects close together" })).toBeTruthy();
  });

  test("lists projects that no zoom takes apart", async () => {
    open();
    fireEvent.keyDown((await map()).getByRole("button", { name: /close together/ }), { key: "Enter" });
    const chosen = within(screen.getByRole("region", { name: "2 projects at this place" }));
    expect(chosen.getAllByRole("link").map((link) => link.textContent)).toEqual(["Kiosk", "Solar field"]);
  });

  test("is narrowed by its filters, which stand in the address", async () => {
    const { router } = open();
    fireEvent.change(await screen.findByLabelText("Sector"), { target: { value: "energy" } });
    expect(router.state.location.search).toBe("?sector=energy");
    expect(titles()).toEqual(["Solar field"]);
    expect(screen.getByText("1 of 4 projects")).toBeTruthy();
    fireEvent.click(screen.getByRole("link", { name: "Show all projects" }));
    expect(router.state.location.search).toBe("");
    expect(titles()).toHaveLength(4);
  });

  test("says when a sector could not be loaded, shows the other, and tries again", async () => {
    const answers: Record<string, Answer> = { [energyPath]: { status: 500 } };
    const asked = fakeApi(new Proxy(answers, { get: (own, path: string) => own[path] ?? { json: water } }));
    renderPublic("/projects");
    expect(await screen.findByText("Some projects could not be loaded and are missing here.")).toBeTruthy();
    expect(titles()).toContain("Well");
    answers[energyPath] = { json: energy };
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await list().findByText("Solar field")).toBeTruthy();
    expect(asked.filter((path) => path === waterPath)).toHaveLength(1);
  });

  test("stays as it is while a sector that failed is asked for again", async () => {
    const answers: Record<string, Answer> = { [energyPath]: { status: 500 } };
    fakeApi(new Proxy(answers, { get: (own, path: string) => own[path] ?? { json: water } }));
    renderPublic("/projects");
    fireEvent.click((await map()).getByRole("link", { name: "Well (Water)" }));
    answers[energyPath] = "never";
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await new Promise((done) => setTimeout(done, 10));
    expect(screen.getByRole("region", { name: "Selected on the map" })).toBeTruthy();
  });

  test("says when nothing could be loaded, and when there is nothing", async () => {
    open({
      [waterPath]: { status: 500 },
      [`/api${waterPath}`]: { status: 500 },
      [energyPath]: { status: 500 },
    });
    expect(await screen.findByText("Failed to load projects list.")).toBeTruthy();
    cleanup();
    open({ [waterPath]: { json: [] }, [energyPath]: { json: [] } });
    expect(await screen.findByText("No projects found.")).toBeTruthy();
  });
});

describe("near me", () => {
  type Ask = Geolocation["getCurrentPosition"];
  const device = (ask: Ask) =>
    vi.stubGlobal("navigator", { ...navigator, geolocation: { getCurrentPosition: ask } });
  const at =
    (latitude: number, longitude: number): Ask =>
    (found) =>
      found({ coords: { latitude, longitude } } as GeolocationPosition);
  const failing =
    (code: number): Ask =>
    (_, failed) =>
      failed?.({ code, PERMISSION_DENIED: 1 } as GeolocationPositionError);
  const press = async () => fireEvent.click(await screen.findByRole("button", { name: "Near me" }));

  test("asks for the position only when it is pressed, and sorts by distance", async () => {
    const ask = vi.fn(at(10.44, 45.01));
    device(ask);
    const { asked } = open();
    await map();
    expect(ask).not.toHaveBeenCalled();
    await press();
    expect(titles()).toEqual(["Well", "Solar field", "Kiosk", "Survey"]);
    expect(list().getByText("about 117 km away")).toBeTruthy();
    expect(screen.getByText(/Your position stays on this device/)).toBeTruthy();
    expect(asked.sort()).toEqual([energyPath, waterPath]);
    fireEvent.click(screen.getByRole("button", { name: "Stop sorting by distance" }));
    expect(list().queryByText(/km away/)).toBeNull();
  });

  test.each([
    ["outside of the area", at(51.5, 0), /outside of the area of this map/],
    ["a refusal", failing(1), /^The position was not shared/],
    ["no signal", failing(2), /^The device could not find its position/],
    ["no answer in time", failing(3), /^The device could not find its position/],
  ])("says %s in a sentence", async (_, ask, sentence) => {
    device(ask);
    open();
    await press();
    expect(screen.getByText(sentence)).toBeTruthy();
  });
});
