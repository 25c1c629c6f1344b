// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { MemoryRouter } from "react-router-dom";
import { Banner } from "../banner/banner.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";

afterEach(cleanup);

test("a page's banner has its one h1 and the way back to it", () => {
  render(
    <MemoryRouter>
      <Banner
        title="WATER PROJECTS"
        lead="What is being built."
        trail={<Breadcrumbs items={[{ label: "Home", to: "/" }, { label: "Water projects" }]} />}
      />
    </MemoryRouter>,
  );
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("WATER PROJECTS");
  expect(screen.getByRole("link", { name: "Home" }).getAttribute("href")).toBe("/");
  expect(screen.getByText("Water projects").getAttribute("aria-current")).toBe("page");
});
