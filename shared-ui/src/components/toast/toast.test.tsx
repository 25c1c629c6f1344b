// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ToastRegion, useToast, type Toast } from "./toast.tsx";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Sender({ toast }: { toast: Toast | string }) {
  const show = useToast();
  return (
    <button type="button" onClick={() => show(toast)}>
      Send
    </button>
  );
}

function send(toast: Toast | string) {
  vi.useFakeTimers();
  render(
    <ToastRegion>
      <Sender toast={toast} />
    </ToastRegion>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Send" }));
}

test("a message is announced and goes by itself", () => {
  send("Link copied");
  expect(screen.getByRole("status").textContent).toContain("Link copied");
  act(() => vi.advanceTimersByTime(6000));
  expect(screen.queryByText("Link copied")).toBeNull();
});

test("an error stays until it is closed", () => {
  send({ text: "Could not copy link", tone: "danger" });
  act(() => vi.advanceTimersByTime(60_000));
  expect(screen.getByRole("alert").textContent).toContain("Could not copy link");
  fireEvent.click(screen.getByRole("button", { name: "Close message" }));
  expect(screen.queryByRole("alert")).toBeNull();
});

test("what can be done about it stands beside the message and takes it away", () => {
  const done = vi.fn();
  const action = (close: () => void) => (
    <button type="button" onClick={() => (close(), done())}>
      Undo
    </button>
  );
  send({ text: "Event deleted", action });
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(done).toHaveBeenCalledOnce();
  expect(screen.queryByText("Event deleted")).toBeNull();
});

test("messages that follow an error leave it open", () => {
  vi.useFakeTimers();
  render(
    <ToastRegion>
      <Sender toast={{ text: "Could not copy link", tone: "danger" }} />
      <Sender toast="Link copied" />
    </ToastRegion>,
  );
  const [failing, working] = screen.getAllByRole("button", { name: "Send" });
  fireEvent.click(failing!);
  for (let time = 0; time < 5; time += 1) fireEvent.click(working!);
  expect(screen.getByRole("alert").textContent).toContain("Could not copy link");
  expect(screen.getAllByText("Link copied")).toHaveLength(3);
});
