import { fireEvent, screen } from "@testing-library/react";
import { on, type SentRequest } from "./render-portal.tsx";

export const id = "65a000000000000000000001";
const bare = "65a000000000000000000002";
export const drilled = { _id: "c1", title: "Drilled", detail: "60 m", progress: 60 };
export const fitted = { _id: "c2", title: "Fitted", detail: "", progress: 10 };
const projects = [
  { _id: id, title: "Borehole", achievements: [drilled, fitted] },
  { _id: bare, title: "Dam" },
];

/** Answers with two projects in each sector; the list leaves out the achievements of the second. */
export const lists = [
  on("GET", /^\/readProject(Energy|Water)\//, { json: projects }),
  on("GET", `/createAchiev/${bare}/achievements`, {
    json: { achievements: [{ title: "Wall built", progress: 5 }] },
  }),
];

/** Returns the JSON value that a request has sent. */
export const json = (sent: SentRequest | undefined) => JSON.parse(String(sent?.body)) as unknown;

/** Types a value into the field with this label. */
export const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
