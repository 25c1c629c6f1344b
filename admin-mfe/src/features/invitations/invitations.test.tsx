// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fakeNetwork, on, renderPortal, signedIn } from "../../testing/render-portal.tsx";

const hodan = {
  ...{ _id: "i1", name: "Hodan Ali", email: "hodan@ministry.example", role: "editor" },
  ...{ expiresAt: "2999-01-02T08:00:00Z", invitedBy: "Officer" },
};
const link = "https://site.test/AdminInvitation?token=abc";

function open(items: object[], ...answers: Parameters<typeof fakeNetwork>) {
  signedIn();
  const network = fakeNetwork(
    ...answers,
    on("GET", "/invitations", () => ({ json: { items } })),
    on("GET", "/mail", { json: { configured: false, waiting: 0, failing: 0 } }),
  );
  renderPortal("/AdminForm");
  return network;
}
const dialogOf = (name: string) => within(screen.getByRole("dialog", { name }));
async function fillIn(email: string) {
  fireEvent.click(await screen.findByRole("button", { name: "Invite a colleague" }));
  const dialog = dialogOf("Invite a colleague");
  fireEvent.change(dialog.getByLabelText(/^Full Name/), { target: { value: " Hodan Ali " } });
  fireEvent.change(dialog.getByLabelText(/^Email/), { target: { value: email } });
  fireEvent.change(dialog.getByLabelText(/^Role/), { target: { value: "publisher" } });
  fireEvent.click(dialog.getByRole("button", { name: "Invite" }));
  return dialog;
}

describe("inviting a colleague", () => {
  it("sends name, address and role, and shows the link to be copied where no mail is sent", async () => {
    const network = open(
      [],
      on("POST", "/invitations", { status: 201, json: { message: "Give it.", link } }),
    );
    await fillIn(hodan.email);
    const dialog = within(await screen.findByRole("alertdialog", { name: "The invitation is ready" }));
    expect(dialog.getByLabelText("Link")).toHaveProperty("value", link);
    expect(dialog.getByText("Give it.")).toBeTruthy();
    // Here the browser has no clipboard.
    fireEvent.click(dialog.getByRole("button", { name: "Copy the link" }));
    expect((await dialog.findByText(/copy it by hand/)).getAttribute("role")).toBe("status");
    expect(JSON.parse(String(network.writes()[0]?.body))).toEqual({
      ...{ name: "Hodan Ali", email: hodan.email, role: "publisher" },
    });
  });

  it("keeps what was typed when it fails, also after the dialog was closed, and asks under the same key", async () => {
    let answers = 0;
    const network = open(
      [],
      on("POST", "/invitations", () =>
        (answers += 1) === 1
          ? { status: 503, json: { message: "The server is busy." } }
          : { status: 201, json: { message: "Hodan Ali gets a mail." } },
      ),
    );
    const dialog = await fillIn(hodan.email);
    expect(await dialog.findByText("The server is busy.")).toBeTruthy();
    fireEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    fireEvent.click(screen.getByRole("button", { name: "Invite a colleague" }));
    expect(dialogOf("Invite a colleague").getByLabelText(/^Email/)).toHaveProperty("value", hodan.email);
    fireEvent.click(dialogOf("Invite a colleague").getByRole("button", { name: "Invite" }));
    expect(await screen.findByText("Hodan Ali gets a mail.")).toBeTruthy();
    const keys = network.writes().map(({ headers }) => headers.get("Idempotency-Key"));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it("learns that a mail was sent, although none waited any more when it last asked", async () => {
    let mail = "waiting";
    open(
      [],
      on("GET", "/invitations", () => ({ json: { items: [{ ...hodan, mail }] } })),
    );
    await screen.findByText("Mail on its way");
    mail = "sent";
    expect(await screen.findByText("Mail sent", {}, { timeout: 15_000 })).toBeTruthy();
  });

  it("asks for nothing while a field is wrong, and says which", async () => {
    const network = open([]);
    const dialog = await fillIn("hodan");
    const summary = within(await dialog.findByRole("alert"));
    expect(summary.getByRole("link").textContent).toMatch(/^Enter the whole email address/);
    expect(network.writes()).toHaveLength(0);
  });
});

describe("open invitations", () => {
  it("tell who, by whom, until when, and why a mail was not sent", async () => {
    open(
      [{ ...hodan, mail: "failing", mailProblem: "The mail server could not be reached (ESOCKET)." }],
      on("GET", "/mail", {
        json: {
          ...{ configured: true, waiting: 1, failing: 1 },
          lastFailure: { at: "2026-01-02T08:00:00Z", message: "The mail server could not be reached." },
        },
      }),
    );
    const entry = within((await screen.findByText("Mail not sent yet")).closest("li") as HTMLElement);
    expect(entry.getByText(/Invited by Officer\. The link works until 2 Jan 2999/)).toBeTruthy();
    expect(entry.getByText(/ESOCKET/)).toBeTruthy();
    expect(screen.getByText("1 mail could not be sent yet.")).toBeTruthy();
  });

  it("are sent again with a new link, and withdrawn, after asking", async () => {
    const network = open(
      [{ ...hodan, mail: "none" }],
      on("POST", "/invitations/i1/resend", { json: { message: "Give it.", link } }),
      on("DELETE", "/invitations/i1", { json: {} }),
    );
    fireEvent.click(await screen.findByRole("button", { name: "New link: Hodan Ali" }));
    fireEvent.click(screen.getByRole("button", { name: "New link" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "New link for Hodan Ali" }));
    fireEvent.click(dialog.getByRole("button", { name: "Done" }));
    fireEvent.click(screen.getByRole("button", { name: "Withdraw the invitation of Hodan Ali" }));
    fireEvent.click(screen.getByRole("button", { name: "Withdraw" }));
    expect(await screen.findByText("The invitation of Hodan Ali is withdrawn")).toBeTruthy();
    expect(network.writes().map(({ method, path }) => `${method} ${path}`)).toEqual([
      "POST /invitations/i1/resend",
      "DELETE /invitations/i1",
    ]);
  });

  it("say that a mail goes out where the answer says so, though the state of the mails is not known", async () => {
    open(
      [hodan],
      on("GET", "/mail", { status: 503 }),
      on("POST", /\/invitations\/i1/, { json: { message: "Hodan Ali gets a mail." } }),
    );
    fireEvent.click(await screen.findByRole("button", { name: "New link: Hodan Ali" }));
    const dialog = within(screen.getByRole("alertdialog"));
    fireEvent.click(dialog.getByRole("button", { name: "New link" }));
    expect(await screen.findByText(/new mail/)).toBeTruthy();
  });

  it("count the mails that could not be sent, not those that are on their way", async () => {
    open([hodan], on("GET", "/mail", { json: { configured: true, waiting: 5, failing: 2 } }));
    expect(await screen.findByText(/^2 mails/)).toBeTruthy();
  });

  it("are not spoken of on a host that knows none", async () => {
    signedIn();
    const network = fakeNetwork();
    renderPortal("/AdminForm");
    await screen.findByText(/This server has no list of admins/);
    await waitFor(() => expect(network.sent.some(({ path }) => path === "/invitations")).toBe(true));
    expect(screen.queryByRole("heading", { name: "Invitations" })).toBeNull();
  });
});
