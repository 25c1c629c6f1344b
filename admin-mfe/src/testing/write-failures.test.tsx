// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { hurry, id, reads, refusals } from "./failing-writes.ts";
import {
  fakeNetwork,
  on,
  ourServer,
  renderPortal,
  signedIn,
  type Answer,
  type ReplyParts,
} from "./render-portal.tsx";

/** Every form of the portal meets every failure, through the real client and the real queue, over a fake fetch. */
const file = (name: string, type: string) => new File(["pixels"], name, { type, lastModified: 1 });
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const choose = (label: RegExp, chosen: File) =>
  fireEvent.change(screen.getByLabelText(label), { target: { files: [chosen] } });

interface Form {
  name: string;
  address: string;
  method: string;
  path: RegExp;
  /** Fills what has to be filled; "Kept words" goes into the title. */
  fill?: () => void;
  button: string;
  /** Text of the catalogue when the server says nothing (section 8). */
  fallback: string;
  /** Asks before it is published with empty fields. */
  asks?: true;
  /** Goes through the queue: without an answer the form is done, and the queue has it. */
  queued: boolean;
}
const addAchievement = { method: "POST", button: "Add Achievement", fallback: "Failed to add achievement" };
const pickProject = () => type(/^Project/, id);
const forms: Form[] = [
  ...(["energy", "water"] as const).flatMap((sector): Form[] => [
    {
      name: `A-74 A-75 creating a project (${sector})`,
      address: sector === "energy" ? "/energyProjectForm" : "/WaterProjectForm",
      ...{ method: "POST", path: /^\/createProject(Energy|Water)\//, button: "Save project" },
      ...{ fallback: "Upload failed", queued: true, asks: true },
    },
    {
      name: `A-100 changing a project (${sector})`,
      address: sector === "energy" ? `/EnergyProjectUpdate/${id}` : `/WaterProjectUpdate/${id}`,
      ...{ method: "PATCH", path: /^\/Update(Energy|Water)Project\//, button: "Update" },
      ...{ fallback: "Update failed.", queued: true },
    },
    {
      name: `A-112 adding an achievement (${sector})`,
      address: sector === "energy" ? "/EnergyAchievementForm" : "/WaterAchievementForm",
      ...{ ...addAchievement, path: /^\/create(Water)?Achiev\//, fill: pickProject, queued: true },
    },
    {
      name: `A-123 changing an achievement (${sector})`,
      address: `/${sector === "energy" ? "Energy" : "Water"}AchievementUpdate/${id}/0`,
      method: sector === "energy" ? "PATCH" : "PUT",
      ...{ path: /^\/Update(EnergyAchiev)?\/.*achievements/, button: "Update" },
      ...{ fallback: "Update failed.", queued: false },
    },
  ]),
  {
    ...{ name: "A-132 creating an event", address: "/EventCreateForm", method: "POST" },
    ...{ path: /^\/createProjectEvent\//, button: "Create Event", fallback: "Failed to create event" },
    ...{ fill: () => choose(/^Cover Image/, file("c.jpg", "image/jpeg")), queued: true },
  },
  {
    ...{ name: "A-143 changing an event", address: `/EventUpdateForm/${id}`, method: "PATCH" },
    ...{ path: /^\/UpdateEvent\//, button: "Update Event", fallback: "Update failed.", queued: true },
  },
  {
    ...{ name: "A-148 uploading a document", address: "/DocumentManagerForm", method: "POST" },
    ...{ path: /^\/createAssess\//, button: "Upload", fallback: "Failed to upload" },
    ...{ fill: () => choose(/^File/, file("p.pdf", "application/pdf")), queued: true },
  },
  {
    ...{ name: "A-155 changing a document", address: "/AssessmentUpdateForm/d1", method: "PUT" },
    ...{ path: /^\/UpdateAssess\//, button: "Save", fallback: "Failed to update document.", queued: true },
  },
];

async function openForm({ address, fill }: Form) {
  signedIn();
  const portal = renderPortal(address);
  await screen.findByLabelText(/^Title/);
  fill?.();
  type(/^Title/, "Kept words");
  return portal;
}
async function press({ button, asks }: Form) {
  fireEvent.click(screen.getByRole("button", { name: button }));
  if (asks) await publishAnyway();
}
/** Answers the question about empty marked fields. */
async function publishAnyway() {
  fireEvent.click(await screen.findByRole("button", { name: "Publish anyway" }));
}
const isReady = (name: string) =>
  waitFor(() => expect(screen.getByRole("button", { name })).toHaveProperty("disabled", false));

afterEach(() => vi.restoreAllMocks());

describe.each(forms)("$name", (form) => {
  const { method, path, button, fallback, queued } = form;

  it("A-180 A-181 tells of each refusal in the server's words, else its own, keeps the input, and sends once", async () => {
    let reply: ReplyParts = {};
    const network = fakeNetwork(
      ourServer,
      on(method, path, () => reply),
      ...reads,
    );
    await openForm(form);
    const tries = () => network.writes().filter((sent) => path.test(sent.path)).length;
    const submit = screen.getByRole("button", { name: button });
    const withWords = refusals.map((refusal) => ({
      ...refusal,
      json: { message: `No (${refusal.status}).` },
    }));
    const without = [403, 500].map((status) => ({ status, text: "<html>" }));
    for (const refusal of [...withWords, ...without]) {
      reply = refusal;
      const before = tries();
      fireEvent.click(submit);
      fireEvent.click(submit);
      if (form.asks) await publishAnyway();
      expect(await screen.findByText("json" in refusal ? refusal.json.message : fallback)).toBeTruthy();
      await isReady(button);
      expect(screen.getByLabelText(/^Title/)).toHaveProperty("value", "Kept words");
      expect(tries() - before, `${refusal.status} was sent once`).toBe(1);
    }
    expect(screen.getByRole("alert").textContent).toContain(fallback);
  }, 60_000);

  it("A-102 AMB-08 goes to the sign-in on a 401 and is back afterwards, with what was typed", async () => {
    let reply: ReplyParts = { status: 401, json: {} };
    fakeNetwork(
      ourServer,
      on("POST", "/customerLogin", { json: { token: "t2", user: { _id: "a1", name: "Officer" } } }),
      on(method, path, () => reply),
      ...reads,
    );
    const { at } = await openForm(form);
    await press(form);
    expect(await screen.findByText("Unauthorized. Please log in again.")).toBeTruthy();
    expect(at()).toBe("/AdminLogin");
    reply = { status: 500, json: {} };
    fireEvent.click(screen.getByRole("button", { name: "Login" }));
    await waitFor(() => expect(at()).toBe(form.address));
    await waitFor(() => expect(screen.getByLabelText(/^Title/)).toHaveProperty("value", "Kept words"));
  });

  it.each([
    ["no connection", "There is no connection."],
    ["a time-out", "The answer took too long."],
    ["a captive portal's page", undefined],
  ])("loses nothing to %s", async (failure, words) => {
    const answer: Answer = on(method, path, () => {
      if (failure === "no connection") throw new TypeError("Failed to fetch");
      return failure === "a time-out" ? { never: true } : { text: "<html>Please pay</html>" };
    });
    const network = fakeNetwork(ourServer, answer, ...reads);
    await openForm(form);
    hurry();
    await press(form);
    if (queued) {
      expect((await screen.findAllByText("Saved on this device")).length).toBeGreaterThan(0);
      expect(await screen.findByText("It is sent as soon as the server can be reached.")).toBeTruthy();
    } else {
      expect(await screen.findByText(words ? `${fallback} ${words}` : fallback)).toBeTruthy();
      expect(screen.getByLabelText(/^Title/)).toHaveProperty("value", "Kept words");
    }
    const keys = network
      .writes()
      .flatMap((sent) => (path.test(sent.path) ? [sent.headers.get("Idempotency-Key")] : []));
    expect(new Set(keys).size).toBe(1);
  });
});
