import { vi } from "vitest";

/** An answer of the API: JSON, a failing status with its body, or "never" for one that does not come. */
export type Answer = { json: unknown } | { status: number; json?: unknown } | "never";

/** Stands in for the network: answers by path (query included), 404 for everything else, and keeps count. */
export function fakeApi(answers: Record<string, Answer | undefined>) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    const path = address.replace("https://api.example", "");
    asked.push(path);
    const answer = answers[path] ?? { status: 404, json: { message: "Not found." } };
    if (answer === "never") return new Promise<Response>(() => {});
    const { status = 200, json = {} } = { status: undefined, json: undefined, ...answer };
    return Response.json(json, { status });
  });
  return asked;
}

/** What jsdom lacks and the layout asks for. */
export function stubBrowser() {
  vi.stubGlobal("scrollTo", () => {});
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: false,
    media: query,
    addEventListener() {},
    removeEventListener() {},
  }));
  vi.spyOn(console, "error").mockImplementation(() => {});
}
