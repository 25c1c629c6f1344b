import { expect, it } from "vitest";
import { composerVersion, refuseOlder } from "./composer-stamp.ts";

it("an older composer refuses the site of a newer one, and says what to do", () => {
  expect(() => refuseOlder({ composer: composerVersion + 1, builds: {} })).toThrow(
    `composer ${composerVersion + 1}; this is ${composerVersion}). Nothing was changed. Bring this checkout up to date`,
  );
  expect(() => refuseOlder({ composer: composerVersion, builds: {} })).not.toThrow();
  expect(() => refuseOlder(undefined)).not.toThrow();
});
