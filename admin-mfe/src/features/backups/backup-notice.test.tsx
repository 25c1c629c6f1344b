// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { fakeNetwork, on, renderPortal, signedIn } from "../../testing/render-portal.tsx";

const hour = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * hour).toISOString();

const lists = [on("GET", /^\/readProject(Energy|Water)\//, { json: [] })];

function open(status?: object) {
  fakeNetwork(...lists, ...(status ? [on("GET", "/backups", { json: status })] : []));
  signedIn();
  renderPortal("/Dashboard");
}

it("the dashboard tells when the last backup was made", async () => {
  open({ scheduled: true, lastSuccessAt: ago(1) });
  expect(await screen.findByText(/^Last backup: (today|yesterday), /)).toBeTruthy();
});

it("a failed backup is shown with its reason and the last good one", async () => {
  const lastFailure = { at: ago(2), message: "There is no room left where the backups are written." };
  open({ scheduled: true, lastSuccessAt: ago(26), lastFailure });
  expect(await screen.findByText("The last backup failed")).toBeTruthy();
  expect(screen.getByText(lastFailure.message)).toBeTruthy();
  expect(screen.getByText(/Last backup: .*Tell the people who run this server/)).toBeTruthy();
});

it("a backup that is two days old is worth a warning", async () => {
  open({ scheduled: true, lastSuccessAt: ago(48) });
  expect(await screen.findByText("The last backup is old")).toBeTruthy();
});

it.each([
  ["where none are set up", { scheduled: false }],
  ["on a host without the call", undefined],
])("nothing is said of backups %s", async (_where, status) => {
  open(status);
  expect(await screen.findByRole("link", { name: /Total Water Projects\s*0/ })).toBeTruthy();
  expect(screen.queryByText(/backup/i)).toBeNull();
});
