// @vitest-environment jsdom
import { configure, getConfig, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { setUpQueries } from "./screen-queries.ts";

const describe = vi.fn(getConfig().getElementError);
configure({ getElementError: describe });
setUpQueries({ configure, getConfig });

test("the document is printed for who reads the failure, not at each look", async () => {
  render(<p>Borehole</p>);
  const looking = screen.findByText("Solar site", undefined, { timeout: 200 });
  const error: unknown = await looking.catch((failure: unknown) => failure);
  expect(error).toBeInstanceOf(Error);
  const printed = describe.mock.calls.length;
  expect((error as Error).message).toContain("<p>");
  expect((error as Error).message).toContain("Solar site");
  expect(printed).toBeLessThanOrEqual(3);
});
