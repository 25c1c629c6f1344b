// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { fakeNetwork, on, renderPortal, signedIn } from "../testing/render-portal.tsx";

const address = "/WaterProjectTable";
const titles = ["Borehole at Xudun", "Dam"];
const list = titles.map((title, at) => ({ _id: `65a00000000000000000000${at + 1}`, title }));

/** A server on which the session has ended for what `refused` says, until somebody signs in. */
function endedSession(refused: "reads" | "deletes") {
  let ended = true;
  fakeNetwork(
    on("POST", "/customerLogin", () => {
      ended = false;
      return { json: { token: "t2", user: { name: "Head of Water" } } };
    }),
    on("GET", /^\/readProject/, () =>
      ended && refused === "reads" ? { status: 401, json: {} } : { json: list },
    ),
    on("DELETE", /^\/DeleteWaterProject/, () => (ended ? { status: 401, json: {} } : {})),
  );
  signedIn();
  return renderPortal(address);
}

async function signIn() {
  fireEvent.change(await screen.findByLabelText(/^Email/), { target: { value: "head@water.example" } });
  fireEvent.change(screen.getByLabelText(/^Password/), { target: { value: "correct horse battery" } });
  fireEvent.click(screen.getByRole("button", { name: "Login" }));
}

async function confirm() {
  const dialog = within(await screen.findByRole("alertdialog"));
  fireEvent.click(dialog.getByRole("button", { name: "Delete" }));
}

async function signsInAndComesBack(at: () => string) {
  expect(at()).toBe(address);
  fireEvent.click(screen.getByRole("button", { name: "Sign in again" }));
  await signIn();
  await waitFor(() => expect(at()).toBe(address));
  expect(await screen.findByRole("link", { name: "Update Dam" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Sign in again" })).toBeNull();
}

it("A-82 AMB-08 a refused delete leads to the sign-in and back", async () => {
  const { at } = endedSession("deletes");
  fireEvent.click(await screen.findByRole("button", { name: "Delete Dam" }));
  await confirm();
  expect(await screen.findByText("Unauthorized. Please log in again.")).toBeTruthy();
  await signsInAndComesBack(at);
});

it("AMB-08 so does the report on many that were not deleted", async () => {
  const { at } = endedSession("deletes");
  for (const title of titles)
    fireEvent.click(await screen.findByRole("checkbox", { name: new RegExp(title) }));
  fireEvent.click(screen.getByRole("button", { name: /^Delete selected/ }));
  await confirm();
  expect(await screen.findByText("Not deleted (2)")).toBeTruthy();
  await signsInAndComesBack(at);
});

it("A-102 AMB-08 a table that could not be read leads there by itself", async () => {
  const { at } = endedSession("reads");
  expect(await screen.findByText("Unauthorized. Please log in again.")).toBeTruthy();
  await signIn();
  await waitFor(() => expect(at()).toBe(address));
  expect(await screen.findByRole("link", { name: "Update Dam" })).toBeTruthy();
});
