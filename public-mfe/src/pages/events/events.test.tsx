// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fakeApi, stubBrowser, type Answer } from "../../testing/fake-api.ts";
import { renderPublic } from "../../testing/render-public.tsx";

beforeEach(stubBrowser);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const firstPage = "/readProjectEvent/Event?page=1&limit=50";
const event = (number: number, further = {}) => ({
  _id: `e${number}`,
  title: `Event ${number}`,
  ministry: "Ministry of Energy",
  description: `About ${number}`,
  moreDescription: `More about ${number}`,
  coverImage: `cover ${number}.jpg`,
  ...further,
});
const events = (count: number) => Array.from({ length: count }, (_, index) => event(index + 1));
const titles = () => screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent);

function open(answers: Record<string, Answer>, at = "/EventPost") {
  const asked = fakeApi(answers);
  renderPublic(at);
  return asked;
}

describe("the events' list", () => {
  test("P-11, P-145, P-146, P-147: banner and cards, newest first", async () => {
    open({ [firstPage]: { json: { items: events(3), total: 3, limit: 50 } } });
    expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("EVENT/NEWS");
    expect(await screen.findByText("About 1")).toBeTruthy();
    expect(titles()).toEqual(["Event 3", "Event 2", "Event 1"]);
    const link = screen.getByRole("link", { name: "Read for More: Event 3" });
    expect(link.getAttribute("href")).toBe("/SingalProjectsEvent/e3");
    expect(document.querySelector("main img")?.getAttribute("src")).toBe(
      "https://files.example/cover%203.jpg",
    );
    expect(screen.getByText("About 1").style.webkitLineClamp).toBe("3");
  });

  test("the list can be followed with a feed reader", async () => {
    open({ [firstPage]: { json: [] } });
    const feed = await screen.findByRole("link", { name: "Follow by feed" });
    expect(feed.getAttribute("href")).toBe("/feeds");
  });

  test("P-147: an id under `id` serves as well", async () => {
    open({ [firstPage]: { json: [{ id: "other", title: "Fair" }] } });
    const link = await screen.findByRole("link", { name: "Read for More: Fair" });
    expect(link.getAttribute("href")).toBe("/SingalProjectsEvent/other");
  });

  test("P-148, P-150: a line says how many of how many; one page needs no pager", async () => {
    open({ [firstPage]: { json: { items: events(50), total: 50, limit: 50 } } });
    expect(await screen.findByText("Showing 50 of 50 events")).toBeTruthy();
    expect(screen.queryByRole("navigation", { name: "Pages of events" })).toBeNull();
  });

  test("P-149, P-151, P-152: the pager asks for the page and is off at its ends", async () => {
    const asked = open({
      [firstPage]: { json: { items: events(50), total: 51, limit: 50 } },
      "/readProjectEvent/Event?page=2&limit=50": { json: { items: [event(51)], total: 51, limit: 50 } },
    });
    expect(await screen.findByText("Page 1 of 2")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Prev" })).toHaveProperty("disabled", true);
    fireEvent.click(screen.getByRole("button", { name: "Next" }));
    expect(await screen.findByText("Showing 1 of 51 events")).toBeTruthy();
    expect(screen.getByText("Page 2 of 2")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Next" })).toHaveProperty("disabled", true);
    expect(asked).toEqual([firstPage, "/readProjectEvent/Event?page=2&limit=50"]);
  });

  test("the line that a turned page begins with says which one it is, and is not announced besides", async () => {
    open({
      [firstPage]: { json: { items: events(50), total: 100, limit: 50 } },
      "/readProjectEvent/Event?page=2&limit=50": { json: { items: events(50), total: 100, limit: 50 } },
    });
    fireEvent.click(await screen.findByRole("button", { name: "Next" }));
    const line = await screen.findByText("Showing 50 of 100 events");
    await waitFor(() => expect(document.activeElement).toBe(line));
    expect(line.textContent).toBe("Showing 50 of 100 events. Page 2 of 2");
    expect(line.querySelector("[aria-live=off]")?.textContent).toBe(". Page 2 of 2");
  });

  test("P-153: another page size asks again, from the first page", async () => {
    const second = "/readProjectEvent/Event?page=2&limit=50";
    const small = "/readProjectEvent/Event?page=1&limit=25";
    const asked = open(
      {
        [second]: { json: { items: events(10), total: 60, limit: 50 } },
        [small]: { json: { items: events(25), total: 60, limit: 25 } },
      },
      "/EventPost?page=2",
    );
    fireEvent.change(await screen.findByLabelText("Events per page"), { target: { value: "25" } });
    expect(await screen.findByText("Showing 25 of 60 events")).toBeTruthy();
    expect(asked).toEqual([second, small]);
  });

  test("P-154: says when there are none", async () => {
    open({ [firstPage]: { json: { items: [], total: 0, limit: 50 } } });
    expect(await screen.findByText("No projects found.")).toBeTruthy();
  });

  test("P-155: says that it failed, and offers another try", async () => {
    open({ [firstPage]: { status: 503 } });
    expect((await screen.findByRole("alert")).textContent).toContain("Failed to load events.");
    expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  });
});

describe("an event", () => {
  const single = "/readProjectEventSingal/Event/e1";
  const at = "/SingalProjectsEvent/e1";

  test.each([
    ["an object", event(1)],
    ["{data}", { data: event(1) }],
  ])(
    "P-15, P-156, P-157, P-158: title, ministry, cover and both texts, and no second picture, out of %s",
    async (_, json) => {
      open({ [single]: { json } }, at);
      expect(await screen.findByRole("heading", { level: 1, name: "Event 1" })).toBeTruthy();
      expect(screen.getByText("By Ministry of Energy")).toBeTruthy();
      expect(screen.getByText("About 1")).toBeTruthy();
      expect(screen.getByText("More about 1")).toBeTruthy();
      expect([...document.querySelectorAll("main img")].map((image) => image.getAttribute("src"))).toEqual([
        "https://files.example/cover%201.jpg",
      ]);
    },
  );

  test("P-158: the second picture where there is one", async () => {
    open({ [single]: { json: event(1, { objectiveImage: "second.jpg" }) } }, at);
    await screen.findByText("About 1");
    expect(document.querySelectorAll("main img")[1]?.getAttribute("src")).toBe(
      "https://files.example/second.jpg",
    );
  });

  test.each(["cover", "objective"])(
    "P-157, P-158: the %s picture opens on the whole screen, and the address names it",
    async (name) => {
      open({ [single]: { json: event(1, { objectiveImage: "second.jpg" }) } }, at);
      const pictures = await screen.findAllByRole("button", { name: "Event 1: picture" });
      fireEvent.click(pictures[name === "cover" ? 0 : 1]!);
      const shown = document.querySelector("dialog img")?.getAttribute("src");
      expect(shown).toBe(`https://files.example/${name === "cover" ? "cover%201" : "second"}.jpg`);
      fireEvent.click(screen.getByRole("button", { name: "Close", hidden: true }));
      await waitFor(() => expect(document.querySelector("dialog")).toBeNull());
    },
  );

  test("P-159: says that it failed, after all four places were asked", async () => {
    const asked = open({}, at);
    expect((await screen.findByRole("alert")).textContent).toContain("Could not load event details.");
    expect(asked).toHaveLength(4);
  });

  test("Try again asks again", async () => {
    const answers: Record<string, Answer> = { [single]: { status: 503 } };
    open(answers, at);
    const again = await screen.findByRole("button", { name: "Try again" });
    answers[single] = { json: event(1) };
    fireEvent.click(again);
    expect(await screen.findByText("About 1")).toBeTruthy();
  });
});
