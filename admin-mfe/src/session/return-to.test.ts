import { describe, expect, it } from "vitest";
import { returnPath, signInState } from "./return-to.ts";

describe("the way back after sign-in", () => {
  it("A-42 leads to /Dashboard by default", () => {
    expect(returnPath(null)).toBe("/Dashboard");
    expect(returnPath({})).toBe("/Dashboard");
  });

  it("AMB-41 leads back to the guarded page asked for", () => {
    expect(returnPath({ from: "/WaterProjectUpdate/1?tab=2#photos" })).toBe(
      "/WaterProjectUpdate/1?tab=2#photos",
    );
  });

  it.each(["//evil.example", "/\\evil.example", "https://evil.example/", "javascript:alert(1)", "", 5])(
    "AMB-41 does not follow %s",
    (from) => {
      expect(returnPath({ from })).toBe("/Dashboard");
    },
  );

  it("AMB-41 does not lead back to the sign-in page itself", () => {
    expect(returnPath({ from: "/adminlogin" })).toBe("/Dashboard");
  });

  it("reads nothing from a history entry of another kind", () => {
    expect(signInState("text")).toEqual({});
    expect(signInState({ from: 1, notice: {} })).toEqual({});
  });
});
