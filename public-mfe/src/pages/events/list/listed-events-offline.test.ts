import { createPublicApi } from "@ministry/api-client";
import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { listedEventsQuery } from "./listed-events.ts";

afterEach(() => vi.unstubAllGlobals());

const total = 130;
/** Events 130 to 1, the newest first, in the API's pages: each with its oldest first (AMB-03). */
const pageOf = (page: number, limit: number) =>
  Array.from({ length: total }, (_, at) => ({
    ...{ _id: `e${total - at}`, title: `Event ${total - at}` },
    district: total - at > 120 ? "District 1" : "District 2",
  }))
    .slice((page - 1) * limit, page * limit)
    .reverse();

/** The ids on a page as it is shown, the newest first. */
const shownOf = (page: number, limit: number) =>
  pageOf(page, limit)
    .map(({ _id }) => _id)
    .reverse();

/** Answers pages of these sizes; for all others there is no connection. */
function answerSizes(...sizes: number[]) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    const { search, searchParams } = new URL(address);
    asked.push(search);
    const [page, limit] = [Number(searchParams.get("page")), Number(searchParams.get("limit"))];
    if (!sizes.includes(limit)) throw new TypeError("Failed to fetch");
    return Response.json({ items: pageOf(page, limit), total, limit });
  });
  return asked;
}

const api = createPublicApi({ apiBase: "https://api.example", storageBase: "https://files.example" });
const queryOf = (page: number, limit: number) =>
  listedEventsQuery(api, { month: "", district: "", sector: "", when: "" }, page, limit);
const read = async (page: number, limit: number) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const shown = queryOf(page, limit).select?.(await client.fetchQuery(queryOf(page, limit)));
  return shown ?? expect.unreachable();
};
const ids = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id);

test.each([
  [1, 10],
  [5, 25],
  [6, 25],
  [1, 100],
  [2, 100],
  [13, 10],
])("without a connection page %i of %i is cut from the pages that a device has", async (page, limit) => {
  answerSizes(50);
  const cut = await read(page, limit);
  expect(ids(cut)).toEqual(shownOf(page, limit));
  expect([cut.total, cut.limit]).toEqual([total, limit]);
});

test("without a connection a page of another size can be narrowed to what all events have", async () => {
  answerSizes(50);
  expect((await read(1, 10)).choices.districts).toEqual(["District 1", "District 2"]);
});

test("with a connection a page of another size is asked for as it is", async () => {
  const asked = answerSizes(10, 50);
  expect(ids(await read(2, 10))).toEqual(shownOf(2, 10));
  expect(asked).toEqual(["?page=2&limit=10"]);
});

test("a device that has none of them says what went wrong first", async () => {
  answerSizes();
  await expect(read(1, 10)).rejects.toMatchObject({ kind: "offline" });
});
