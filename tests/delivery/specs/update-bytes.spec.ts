import { expect, test } from "@playwright/test";
import { startOverConnections } from "../../e2e/fixtures/over-connections.ts";
import { updateCost } from "../update-cost.ts";

/** Beside the changed files (docs/budgets.md): the release, the start page, and what each visit asks. */
const budget = 3_000;

test("a release with one changed text costs a returning visitor the changed files and 3 kB", async ({
  page,
}) => {
  test.setTimeout(300_000);
  const connections = await startOverConnections();
  try {
    const { changedFiles, beside, unchangedVisit, asked } = await updateCost(connections, page);
    console.info(
      `after a release with one changed text: ${changedFiles} bytes of changed files and ${beside} beside them; ` +
        `${unchangedVisit} where nothing was released`,
    );
    expect(beside, asked.join("\n")).toBeLessThanOrEqual(budget);
  } finally {
    await connections.remove();
  }
});
