import { expect } from "vitest";
import { type Ids } from "./calls.ts";
import { type Answer, read } from "./http.ts";
import { machinery, problem } from "./shapes.ts";
import { sectors } from "./sectors.ts";

/** A refusal: 4xx with a plain sentence. `why` distinguishes failures. */
export function expectRefusal(answer: Answer, why = ""): void {
  expect(answer.status, `${why} ${answer.text}`).toBeGreaterThanOrEqual(400);
  expect(answer.status, `${why} ${answer.text}`).toBeLessThan(500);
  expect(problem.parse(answer.json).message, why).not.toMatch(machinery);
}

/** What these records look like to a visitor: nothing of a refused request may be stored. */
export async function everythingOf(ids: Ids): Promise<string[]> {
  const paths = [
    sectors.energy.single(ids.energy),
    sectors.water.single(ids.water),
    sectors.energy.photos(ids.energy),
    sectors.water.photos(ids.water),
    `/readProjectEvent/Event/${ids.event}`,
    `/ReadAssess/DocumentFile/${ids.document}`,
  ];
  return Promise.all(paths.map(async (path) => (await read(path)).text));
}
