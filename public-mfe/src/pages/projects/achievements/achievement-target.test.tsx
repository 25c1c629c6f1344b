// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeApi, stubBrowser } from "../../../testing/fake-api.ts";
import { renderPublic } from "../../../testing/render-public.tsx";

beforeEach(stubBrowser);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("an address of one achievement leads to its card, though the cards come later than the page", async () => {
  const scrolledTo: string[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolledTo.push(this.id);
  };
  const achievements = [
    { _id: "a1", title: "Surveyed", detail: "", progress: 100 },
    { _id: "a2", title: "Drilled", detail: "", progress: 60 },
  ];
  fakeApi({ "/x1/achievements": { json: { title: "Well", achievements } } });
  renderPublic("/project/x1/achievements#a2");
  const card = (await screen.findByText("Drilled")).closest("li");
  expect(card?.id).toBe("a2");
  expect(scrolledTo).toEqual(["a2"]);
});
