import { expect, it } from "vitest";
import type { Contents } from "../../queue/item.ts";
import { editing } from "./edit.ts";

it("takes a title as it is into the group's name", () => {
  const contents = {
    ...{ label: "Well", group: { id: "g", label: "Changes to Well" } },
    request: { method: "POST", paths: ["/x"], json: { title: "Well" } },
  } as unknown as Contents;
  const { group } = editing({ title: "Costs $$ and $&" }).contents?.(contents) as Contents;
  expect(group.label).toBe("Changes to Costs $$ and $&");
});
