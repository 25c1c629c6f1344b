// @vitest-environment jsdom
import axe from "axe-core";
import { cleanup, render } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { groups } from "./gallery.tsx";

afterEach(cleanup);

const examples = groups.flatMap(({ title, examples }) => examples.map((example) => ({ ...example, title })));

test.each(examples)("accessibility of $title: $name", async ({ Show }) => {
  const { container } = render(
    <MemoryRouter>
      <Show />
    </MemoryRouter>,
  );
  // Colours need a painted page: tokens/contrast.test.ts and the tests in a browser look at them.
  const { violations } = await axe.run(container, { rules: { "color-contrast": { enabled: false } } });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});
