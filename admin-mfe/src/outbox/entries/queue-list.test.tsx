// @vitest-environment jsdom
import type { QueuedItem } from "@ministry/api-client/outbox";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { QueueList } from "./queue-list.tsx";

const queued = (at: number, job: QueuedItem["job"]): QueuedItem => ({
  ...{ id: `id-${at}`, label: `well ${at}.jpg`, group: { id: "g", label: "Wells" }, bytes: 0, sentBytes: 0 },
  ...{ savedAt: 0, job, orphaned: false, awaited: false, damaged: false, keyMissing: false, newer: false },
  ...{ editable: false, hasForm: false, editedWhileUnknown: false },
});
const received: QueuedItem["job"] = { state: "sent", at: 0, attempts: 1 } as QueuedItem["job"];
/** They are drawn a few at a time. */
const drawn = (label: string) => screen.findByText(label, {}, { timeout: 60_000 });
const entries = () => within(screen.getByRole("list", { name: "Wells" })).getAllByRole("listitem");

it("lists fifty of a thousand at first, and fifty more each time it is asked", async () => {
  const items = Array.from({ length: 1000 }, (_, at) => queued(at, received));
  render(<QueueList items={items} label="Wells" />, { wrapper: MemoryRouter });
  await drawn("well 49.jpg");
  expect(screen.queryByText("well 50.jpg")).toBeNull();
  expect(screen.getByText("50 of 1000 are shown.")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Show more of Wells" }));
  await drawn("well 99.jpg");
  expect(entries()).toHaveLength(100);
}, 120_000);

afterEach(cleanup);

it("says of what was received which record it belongs to", async () => {
  render(<QueueList items={[queued(0, received)]} label="Received" />, { wrapper: MemoryRouter });
  await drawn("well 0.jpg");
  expect(screen.getByText("Wells")).toBeTruthy();
});

it.each([20, 1000])(
  "draws only the entry that has changed, of %i",
  async (count) => {
    let draws = 0;
    /** Each drawing of an entry reads its size, nothing else does. */
    const counted = (item: QueuedItem): QueuedItem =>
      Object.defineProperty(item, "bytes", { get: () => ((draws += 1), 0), enumerable: true });
    const items = Array.from({ length: count }, (_, at) => counted(queued(at, received)));
    const { rerender } = render(<QueueList items={items} label="Wells" />, { wrapper: MemoryRouter });
    await drawn(`well ${Math.min(count, 50) - 1}.jpg`);
    draws = 0;
    rerender(<QueueList items={items} label="Wells" />);
    expect(draws).toBe(0);
    const sending = items.with(3, counted(queued(3, { state: "sending", attempts: 1 })));
    rerender(<QueueList items={sending} label="Wells" />);
    expect(entries()[3]?.textContent).toContain("Sending");
    expect(draws).toBeGreaterThan(0);
    expect(draws).toBeLessThan(10);
  },
  120_000,
);

it("never puts behind a button what needs a person or is on its way", async () => {
  const items = Array.from({ length: 300 }, (_, at) => queued(at, received));
  items[250] = queued(250, { state: "sending", attempts: 0 } as QueuedItem["job"]);
  render(<QueueList items={items} label="Wells" />, { wrapper: MemoryRouter });
  await drawn("well 48.jpg");
  expect(screen.getByText("well 250.jpg")).toBeTruthy();
  expect(entries()).toHaveLength(50);
}, 120_000);
