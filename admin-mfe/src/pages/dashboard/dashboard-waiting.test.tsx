// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { PortalProvider, type Portal } from "../../session/portal.tsx";
import { Bell } from "../layout/menus/bell.tsx";
import { WaitingUploads } from "./dashboard-waiting.tsx";

afterEach(cleanup);

const handedOver = { id: "a", group: { id: "g", label: "Well" }, job: { state: "stuck", handedOverAt: 5 } };

function show(view: { items?: object[]; locked?: number }) {
  const now = { items: [], locked: 0, ready: true, ...view };
  const outbox = { get: () => now, subscribe: () => () => undefined };
  const sessions = { get: () => undefined, subscribe: () => () => undefined };
  render(
    <MemoryRouter>
      <PortalProvider value={{ outbox, sessions } as unknown as Portal}>
        <Bell />
        <WaitingUploads />
      </PortalProvider>
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Notifications" }));
}

it("says that everything was received only when nothing is left on the device", () => {
  show({});
  expect(screen.getByText("Everything has been received")).toBeTruthy();
  expect(screen.getByText("Everything you saved has been received.")).toBeTruthy();
});

it("says that work is still locked", () => {
  show({ locked: 2 });
  expect(screen.getAllByText("Your unsent work on this device is still locked.")).toHaveLength(2);
});

it("says what a colleague was given", () => {
  show({ items: [handedOver] });
  expect(screen.getByText("1 handed over to a colleague")).toBeTruthy();
});
