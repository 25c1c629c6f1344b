// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Loading } from "./loading.tsx";
import { SkeletonCard } from "./skeleton-card.tsx";

afterEach(cleanup);

test("screen readers hear that something is loading, not the grey boxes", () => {
  const { container } = render(
    <Loading label="Loading projects">
      <SkeletonCard picture />
      <SkeletonCard />
    </Loading>,
  );
  expect(screen.getByRole("status").querySelector("[aria-hidden=true]")?.textContent).toBe("");
  expect(screen.getByText("Loading projects")).toBeTruthy();
  expect(container.querySelectorAll("[data-skeleton=card]")).toHaveLength(2);
});
