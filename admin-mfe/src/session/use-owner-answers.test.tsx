// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { PortalProvider, type Portal } from "./portal.tsx";
import { createSessionStore } from "./session-store.ts";
import { useOwnerAnswers } from "./use-owner-answers.ts";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const store = (id: string | undefined) => {
  if (id) localStorage.setItem("admin", JSON.stringify({ token: `of-${id}`, user: { _id: id, name: id } }));
  else localStorage.removeItem("admin");
};
/** What another tab does to the session arrives as an event. */
const inOtherTab = (id: string | undefined) =>
  act(async () => {
    store(id);
    window.dispatchEvent(new Event("storage"));
  });

function Screen() {
  useOwnerAnswers();
  const queryFn = () => new Promise<string>(() => undefined);
  const { data } = useQuery({ queryKey: ["trash"], queryFn, staleTime: Infinity });
  return <p>{data ?? "Loading"}</p>;
}

function open() {
  store("ada");
  const queries = new QueryClient();
  queries.setQueryData(["trash"], "Answers of Ada");
  queries.setQueryData(["left before"], "Answers of Ada");
  render(
    <QueryClientProvider client={queries}>
      <PortalProvider value={{ sessions: createSessionStore() } as Portal}>
        <Screen />
      </PortalProvider>
    </QueryClientProvider>,
  );
  return queries;
}

it("drops what one person has read when another signs in, in another tab too", async () => {
  const queries = open();
  expect(screen.getByText("Answers of Ada")).toBeTruthy();
  await inOtherTab(undefined);
  await inOtherTab("bo");
  expect(await screen.findByText("Loading")).toBeTruthy();
  expect(queries.getQueryData(["left before"])).toBeUndefined();
});

it("leaves it to the same person", async () => {
  const queries = open();
  await inOtherTab(undefined);
  await inOtherTab("ada");
  expect(queries.getQueryData(["left before"])).toBe("Answers of Ada");
});
