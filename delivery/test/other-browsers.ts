import { existsSync } from "node:fs";
import { installPackages } from "./packages.ts";

/** Packages of the other two engines that offline use is shown in, and the program each brings. */
const packages = [
  { name: "firefox-esr", program: "/usr/bin/firefox-esr" },
  { name: "webkit2gtk-driver", program: "/usr/bin/WebKitWebDriver" },
  { name: "xvfb", program: "/usr/bin/Xvfb" },
];

/** Installs what is missing of Firefox and WebKitGTK where we may; without them their tests are skipped, and say so. */
export function wantOtherBrowsers(say: (line: string) => void): void {
  const missing = () => packages.filter(({ program }) => !existsSync(program)).map(({ name }) => name);
  if (missing().length > 0) installPackages(missing(), "for the tests of offline use", say);
  if (missing().length > 0) say(`Missing and not to be had here: ${missing().join(", ")}`);
}
