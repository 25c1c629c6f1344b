// @vitest-environment jsdom
import "fake-indexeddb/auto";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { removeAllDrafts, writeDraft } from "../../drafts/draft-store.ts";
import { fakeNetwork, renderPortal, signedIn } from "../../testing/render-portal.tsx";

afterEach(removeAllDrafts);

const draft = (title: string) => ({
  ...{ values: { title, language: "en" }, idempotencyKey: title || "none", savedAt: Date.now() },
  ...{ resume: false, name: "New event", path: "/EventCreateForm" },
});

it("tells two drafts of the same form apart by what was typed", async () => {
  signedIn();
  fakeNetwork();
  await writeDraft("a1/event/new~1", draft("Draft one"));
  await writeDraft("a1/event/new~2", draft("Draft two"));
  await writeDraft("a1/event/new~3", draft(""));
  const base = { fields: { title: "Opening" } };
  const edit = { ...draft("Opening"), name: "Update Event: Opening", path: "/EventUpdateForm/1", base };
  await writeDraft("a1/event/1", edit);
  renderPortal("/AdminQueue");
  expect(await screen.findByRole("link", { name: "New event: “Draft one”" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "New event: “Draft two”" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "New event" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Update Event: Opening" })).toBeTruthy();
  // The bell names them in the same way.
  fireEvent.click(screen.getByRole("button", { name: "Notifications" }));
  await waitFor(() =>
    expect(screen.getAllByRole("link", { name: /^New event: “Draft one”/ })).toHaveLength(2),
  );
});
