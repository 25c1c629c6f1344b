import { sharedNames } from "@ministry/contract";
import { describe, expect, it } from "vitest";
import { sharedModules } from "./shared-modules.ts";

describe("what the shell hands to remotes", () => {
  it("is exactly the packages of the share contract", () => {
    expect(Object.keys(sharedModules).sort()).toEqual(Object.keys(sharedNames).sort());
  });

  it.each(Object.entries(sharedNames))("of %s, is exactly the names of the contract", (name, names) => {
    const handedOut = sharedModules[name as keyof typeof sharedNames];
    if (names === "*") expect(Object.keys(handedOut).length).toBeGreaterThan(1);
    else expect(Object.keys(handedOut).sort()).toEqual([...names].sort());
  });

  it("has a value behind every name", () => {
    const missing = Object.entries(sharedModules).flatMap(([name, handedOut]) =>
      Object.entries(handedOut).flatMap(([key, value]) => (value === undefined ? [`${name}: ${key}`] : [])),
    );
    expect(missing).toEqual([]);
  });
});
