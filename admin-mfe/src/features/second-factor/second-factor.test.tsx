// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fakeNetwork, on, renderPortal, signedIn } from "../../testing/render-portal.tsx";

const challenge = { message: "Please confirm.", code: "second-factor", challenge: "c1" };
const session = { token: "token-2", user: { _id: "a1", name: "Hodan", role: "editor" } };
const none = { totp: false, passkeys: [], recoveryCodesLeft: 0, required: false };

const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const bodyOf = ({ body }: { body: RequestInit["body"] } | { body?: undefined }) =>
  JSON.parse(String(body)) as unknown;

async function firstStep(methods: string[], ...answers: Parameters<typeof fakeNetwork>) {
  const network = fakeNetwork(
    on("POST", "/customerLogin", { status: 401, json: { ...challenge, methods } }),
    ...answers,
  );
  const portal = renderPortal("/AdminLogin");
  await screen.findByLabelText(/^Email/);
  type(/^Email/, "hodan@ministry.example");
  type(/^Password/, "rain on the tin roof");
  press("Login");
  await screen.findByText(/Your password is correct/);
  return { network, portal };
}

describe("the second step of the sign-in", () => {
  it("sends the code with the challenge, and goes where the first step would have gone", async () => {
    const done = on("POST", "/second-factor", { json: session });
    const { network, portal } = await firstStep(["totp", "recovery-code"], done);
    type(/^Code/, "123 456");
    press("Sign in");
    expect(await screen.findByText("Login successfully")).toBeTruthy();
    await waitFor(() => expect(portal.at()).toBe("/Dashboard"));
    const sent = network.writes().find(({ path }) => path === "/second-factor");
    expect(bodyOf(sent ?? {})).toEqual({ challenge: "c1", code: "123 456" });
    expect(JSON.parse(localStorage.getItem("admin") ?? "{}")).toMatchObject({ token: "token-2" });
  });

  it("stays with a wrong code and says why; a recovery code is another way", async () => {
    const wrong = { message: "The clock of your phone may be off.", code: "second-factor-clock" };
    const { network } = await firstStep(
      ["totp", "recovery-code"],
      on("POST", "/second-factor", { status: 401, json: wrong }),
    );
    type(/^Code/, "123456");
    press("Sign in");
    expect(await screen.findByText(wrong.message)).toBeTruthy();
    press("Use a recovery code");
    type(/^Recovery code/, "ABCD-EFGH-JKMN");
    press("Sign in");
    expect(await screen.findByText(wrong.message)).toBeTruthy();
    expect(network.writes().filter(({ path }) => path === "/second-factor")).toHaveLength(2);
    expect(localStorage.getItem("admin")).toBeNull();
  });

  it("leads back to the first step with the reason when it took too long", async () => {
    const ended = { message: "Please sign in again.", code: "challenge-ended" };
    await firstStep(["totp"], on("POST", "/second-factor", { status: 401, json: ended }));
    type(/^Code/, "123456");
    press("Sign in");
    expect(await screen.findByLabelText(/^Password/)).toHaveProperty("value", "rain on the tin roof");
    expect(screen.getByText(ended.message)).toBeTruthy();
  });
});

describe("a call that is refused until one has shown who one is", () => {
  const refused = { message: "Please confirm with your password that it is you.", code: "step-up" };

  it("is made again under its key after the password", async () => {
    signedIn();
    let isShown = false;
    const network = fakeNetwork(
      on("GET", "/second-factor", { json: none }),
      on("POST", "/second-factor/totp", () =>
        isShown
          ? { json: { secret: "ABCDEFGH", uri: "otpauth://totp/x?secret=ABCDEFGH" } }
          : { status: 403, json: { ...refused, methods: ["password"] } },
      ),
      on("POST", "/step-up", () => {
        isShown = true;
        return { json: { message: "Thank you." } };
      }),
    );
    renderPortal("/AdminAccount");
    fireEvent.click(await screen.findByRole("button", { name: "Set up an app" }));
    const question = await screen.findByRole("dialog", { name: "Confirm that it is you" });
    fireEvent.change(within(question).getByLabelText(/^Password/), { target: { value: "the password" } });
    fireEvent.click(within(question).getByRole("button", { name: "Go on" }));
    expect(await screen.findByText("ABCD EFGH")).toBeTruthy();
    const keys = network
      .writes()
      .filter(({ path }) => path === "/second-factor/totp")
      .map(({ headers }) => headers.get("Idempotency-Key"));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it("says what the server said when the person would not", async () => {
    signedIn();
    fakeNetwork(
      on("GET", "/second-factor", { json: none }),
      on("POST", "/second-factor/totp", { status: 403, json: { ...refused, methods: ["password"] } }),
    );
    renderPortal("/AdminAccount");
    fireEvent.click(await screen.findByRole("button", { name: "Set up an app" }));
    const question = await screen.findByRole("dialog", { name: "Confirm that it is you" });
    fireEvent.click(within(question).getByRole("button", { name: "Cancel" }));
    expect(await screen.findByText(refused.message)).toBeTruthy();
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("a host", () => {
  it("that asks for a second factor first leads to it from any screen, and on again afterwards", async () => {
    signedIn();
    let required = true;
    const headers = () => ({
      "account-role": "editor",
      ...(required && { "account-second-factor": "required" }),
    });
    fakeNetwork(
      on("POST", "/second-factor/totp", () => ({
        json: { secret: "ABCDEFGH", uri: "otpauth://x" },
        headers: headers(),
      })),
      on("POST", "/second-factor/totp/confirm", () => {
        required = false;
        return { json: { recoveryCodes: ["ABCD-EFGH-JKMN"] }, headers: headers() };
      }),
      on("GET", "/second-factor", () => ({ json: { ...none, totp: !required }, headers: headers() })),
      on("GET", /./, () => ({ json: [], headers: headers() })),
    );
    const portal = renderPortal("/AdminSettings");
    portal.router.navigate("/EventTable").catch(() => undefined);
    expect(await screen.findByText("Set up a second factor to go on.")).toBeTruthy();
    expect(portal.at()).toBe("/AdminSecondFactor");
    fireEvent.click(await screen.findByRole("button", { name: "Set up an app" }));
    fireEvent.change(await screen.findByLabelText(/^Code/), { target: { value: "123456" } });
    press("Confirm");
    expect(await screen.findByText("ABCD-EFGH-JKMN")).toBeTruthy();
    press("I have noted them down");
    await screen.findByRole("heading", { level: 1, name: /Event/ });
    await waitFor(() => expect(portal.at()).toBe("/EventTable"));
  });

  it("that asks for a second factor says so after a reload of that screen too, once it has answered", async () => {
    signedIn();
    const headers = { "account-role": "editor", "account-second-factor": "required" };
    fakeNetwork(on("GET", "/second-factor", { json: none, headers }), on("GET", /./, { json: [], headers }));
    renderPortal("/AdminSecondFactor");
    expect(await screen.findByText("Set up a second factor to go on.")).toBeTruthy();
  });

  it("that knows no second factors is named without an error", async () => {
    signedIn();
    fakeNetwork();
    renderPortal("/AdminAccount");
    expect(await screen.findByText(/This server asks for your password alone/)).toBeTruthy();
  });
});
