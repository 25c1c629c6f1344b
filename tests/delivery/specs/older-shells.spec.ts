import { expect, test } from "@playwright/test";
import { sourceOf } from "../../../delivery/sites/parts.ts";
import { publish } from "../../../delivery/release/publish/publish.ts";
import { complaintsOf, PublicPage } from "../../e2e/pages/public-page.ts";
import { runCommand, startProduct, type Product } from "../../support/servers/product.ts";
import { releaseSmallRemote, type Variant } from "../remotes/small-remote.ts";
import { inNewContext, tourSmallRemote, type Expected } from "../remotes/tour.ts";
import { releaseShell, type ShellVariant } from "../shells/other-shell.ts";

/**
 * A shell that is built on older published versions than the remotes (issue 16): each remote runs on the shell's
 * copies where its ranges allow it, and on its own where they do not.
 */

interface Cell extends Expected {
  remote: Variant;
}

const hosts: { shell: ShellVariant; cells: Cell[] }[] = [
  {
    shell: "patch-behind",
    cells: [
      { remote: "same", react: /^React 19\.3\.0$/, apart: false },
      { remote: "patch-behind", react: /^React 19\.3\.0$/, apart: false },
      { remote: "patch-ahead", react: /^React 19\.3\.1$/, apart: true },
    ],
  },
  {
    shell: "minor-behind",
    cells: [
      { remote: "same", react: /^React 19\.2\.9$/, apart: false },
      { remote: "query-ahead", react: /^React 19\.2\.9$/, apart: true },
      { remote: "minor-ahead", react: /^React 19\.3\.1$/, apart: true },
      { remote: "react-18", react: /^React 18\.3/, apart: true },
    ],
  },
];

for (const { shell, cells } of hosts) {
  test.describe(`a shell built on older versions (${shell})`, () => {
    let product: Product;
    test.beforeAll(async () => {
      test.setTimeout(600_000);
      product = await startProduct();
      await releaseShell(product, shell);
    });
    test.afterAll(() => product.remove());

    test("shows the public part and the portal, which were built on newer ones", async ({ browser }) => {
      await publish(product.settings["SITES_DIR"] ?? "", "admin-mfe", sourceOf("admin-mfe"));
      await runCommand("compose", [], product.settings);
      await inNewContext(browser, async (page) => {
        const complaints = complaintsOf(page);
        const shown = new PublicPage(page);
        for (const [path, heading] of [
          ["/", "Welcome to the Ministry of Energy and Water Resources"],
          ["/contact", "Contact"],
        ] as const) {
          await page.goto(product.siteUrl + path);
          await shown.untilAlive();
          await expect(shown.heading).toHaveText(heading);
        }
        await shown.follow("/Ministry");
        await expect(shown.heading).toHaveText("ABOUT MINISTRY");
        await page.goto(`${product.siteUrl}/AdminLogin`);
        await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
        expect(complaints).toEqual([]);
      });
    });

    for (const { remote, ...expected } of cells)
      test(`runs a remote (${remote}) on ${expected.apart ? "copies of its own" : "the shell's copies"}`, async ({
        browser,
      }) => {
        await releaseSmallRemote(product, remote);
        await inNewContext(browser, (page) => tourSmallRemote(page, product, expected));
      });
  });
}
