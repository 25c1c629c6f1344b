import * as sessionTexts from "../../content/accounts/sessions.ts";
type Names = readonly [sign: RegExp, name: string][];

/** Browsers name the ones they descend from as well, so the youngest stand first. */
const browsers: Names = [
  [/\bEdgA?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, sessionTexts.samsungInternet],
  [/\bUCBrowser\//, sessionTexts.ucBrowser],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const systems: Names = [
  [/\bAndroid\b/, "Android"],
  [/\biPad\b/, "iPad"],
  [/\biPhone\b/, "iPhone"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

const first = (names: Names, text: string) => names.find(([sign]) => sign.test(text))?.[1];

/** What somebody recognises a device by, out of its browser's `User-Agent`: `Chrome on Android`. */
export function deviceName(userAgent: string): string {
  const [browser, system] = [first(browsers, userAgent), first(systems, userAgent)];
  if (browser && system) return sessionTexts.browserOnSystem(browser, system);
  return browser ?? system ?? sessionTexts.anotherProgram;
}
