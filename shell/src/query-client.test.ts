import { expect, it, vi } from "vitest";
import { newQueryClient, takeAnswers } from "./query-client.ts";

it("what came with the page is there at once, and is not asked for again so soon", async () => {
  const queryClient = newQueryClient();
  const queryKey = ["projects", "water"];
  takeAnswers(queryClient, [[queryKey, ["well"]]]);
  const queryFn = vi.fn(() => Promise.resolve(["newer"]));
  expect(await queryClient.fetchQuery({ queryKey, queryFn })).toEqual(["well"]);
  expect(queryFn).not.toHaveBeenCalled();

  await queryClient.invalidateQueries({ queryKey });
  expect(await queryClient.fetchQuery({ queryKey, queryFn })).toEqual(["newer"]);
});

it("what came with a page that was saved at an earlier visit is there at once, and is asked for again", async () => {
  const queryClient = newQueryClient();
  const queryKey = ["projects", "water"];
  takeAnswers(queryClient, [[queryKey, ["well"]]], true);
  expect(queryClient.getQueryData(queryKey)).toEqual(["well"]);
  const queryFn = () => Promise.resolve(["newer"]);
  expect(await queryClient.fetchQuery({ queryKey, queryFn })).toEqual(["newer"]);
});
