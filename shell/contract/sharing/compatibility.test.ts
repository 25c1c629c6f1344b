import { describe, expect, it } from "vitest";
import { compatibilityOf, unneededFiles, type RemoteRequirement, type ShellOffer } from "./compatibility.ts";

const offer = (versions: Partial<Record<"react" | "router" | "query", string>> = {}): ShellOffer => ({
  contract: 2,
  packages: {
    react: { version: versions.react ?? "19.3.1", names: ["useState", "useEffect"] },
    "react/jsx-runtime": { version: versions.react ?? "19.3.1", names: "*" },
    "react-dom": { version: versions.react ?? "19.3.1", names: "*" },
    "react-router-dom": { version: versions.router ?? "7.18.5", names: ["Link", "Outlet"] },
    "@tanstack/react-query": { version: versions.query ?? "5.108.0", names: ["useQuery"] },
  },
});

const remote = (changes: Partial<RemoteRequirement> = {}): RemoteRequirement => ({
  contract: 2,
  requires: {
    react: { range: "^19.2.0", names: ["useState"] },
    "react/jsx-runtime": { range: "^19.2.0", names: ["jsx"] },
    "react-router-dom": { range: "^7.9.0", names: ["Link"] },
    "@tanstack/react-query": { range: "^5.100.0", names: ["useQuery"] },
  },
  fallbacks: {
    react: ["react.js"],
    "react/jsx-runtime": ["jsx.js"],
    "react-router-dom": ["router.js"],
    "@tanstack/react-query": ["query.js"],
  },
  mount: ["mount.js", "client.js"],
  ...changes,
});

const ranges = (changes: Record<string, string>): RemoteRequirement => {
  const requires = { ...remote().requires };
  for (const [name, range] of Object.entries(changes)) requires[name] = { ...requires[name]!, range };
  return remote({ requires });
};

describe("a remote in a shell", () => {
  it.each([
    ["of the same versions", offer()],
    ["that is newer by a patch", offer({ react: "19.3.2", router: "7.18.6", query: "5.108.1" })],
    ["that is newer by a minor", offer({ react: "19.4.0", router: "7.19.0", query: "5.110.0" })],
    ["that is older, but within the ranges", offer({ react: "19.2.0", router: "7.9.0", query: "5.100.0" })],
  ])("%s runs in the shell's tree", (_what, shell) => {
    expect(compatibilityOf(shell, remote())).toEqual({ mode: "tree", own: [], reasons: [] });
  });

  it("whose React is too old runs in a root of its own, with its own copies of everything", () => {
    const found = compatibilityOf(offer({ react: "19.1.0" }), remote());
    expect(found.mode).toBe("own-root");
    expect(found.own).toEqual(Object.keys(remote().requires!));
    expect(found.reasons[0]).toBe("react 19.1.0 is offered, ^19.2.0 is required");
  });

  it.each([
    ["another major of React", { react: "^18.0.0", "react/jsx-runtime": "^18.0.0" }],
    ["another major of the router", { "react-router-dom": "^6.30.0" }],
  ])("that needs %s runs in a root of its own", (_what, changes) => {
    expect(compatibilityOf(offer(), ranges(changes)).mode).toBe("own-root");
  });

  it("that needs another major of the query library alone stays in the tree and uses its own copy of that", () => {
    expect(compatibilityOf(offer(), ranges({ "@tanstack/react-query": "^4.36.0" }))).toEqual({
      mode: "tree",
      own: ["@tanstack/react-query"],
      reasons: ["@tanstack/react-query 5.108.0 is offered, ^4.36.0 is required"],
    });
  });

  it("that uses a name the shell does not offer takes its own copy, though the version fits", () => {
    const requires = {
      ...remote().requires,
      "react-router-dom": { range: "^7.9.0", names: ["Link", "useFetcher"] },
    };
    const found = compatibilityOf(offer(), remote({ requires }));
    expect(found.mode).toBe("own-root");
    expect(found.reasons).toEqual(["react-router-dom is offered without useFetcher"]);
  });

  it("that needs a package nobody offers takes its own copy", () => {
    const { "@tanstack/react-query": _query, ...packages } = offer().packages;
    expect(compatibilityOf({ contract: 2, packages }, remote())).toMatchObject({
      mode: "tree",
      own: ["@tanstack/react-query"],
      reasons: ["@tanstack/react-query is not offered"],
    });
  });

  it("that needs a newer contract is refused", () => {
    expect(compatibilityOf(offer(), remote({ contract: 3 }))).toEqual({
      mode: "refused",
      own: [],
      reasons: ["needs share contract 3; this shell offers 2"],
    });
  });

  it("of the contract before is served, and of the one before that refused", () => {
    expect(compatibilityOf(offer(), { contract: 1 }).mode).toBe("tree");
    expect(compatibilityOf({ ...offer(), contract: 3 }, { contract: 1 })).toMatchObject({
      mode: "refused",
      reasons: ["built for share contract 1; this shell serves 2 and 3"],
    });
  });

  it("is refused when it carries no copy of what it needs, or nothing to mount it with", () => {
    const shell = offer({ react: "18.3.1" });
    const { react: _react, ...fallbacks } = remote().fallbacks!;
    expect(compatibilityOf(shell, remote({ fallbacks }))).toMatchObject({ mode: "refused" });
    const { mount: _mount, ...withoutMount } = remote();
    const found = compatibilityOf(shell, withoutMount);
    expect(found.mode).toBe("refused");
    expect(found.reasons.at(-1)).toBe("the remote has no module mount(element, host)");
  });
});

describe("the files a device does not need", () => {
  it.each([
    ["in the tree", offer(), ["react.js", "jsx.js", "router.js", "query.js", "mount.js", "client.js"]],
    ["in a root of its own", offer({ react: "18.3.1" }), []],
  ])("%s", (_where, shell, files) => {
    expect([...unneededFiles(remote(), compatibilityOf(shell, remote()))]).toEqual(files);
  });

  it("in the tree with one package of its own, are those of the others", () => {
    const needs = ranges({ "@tanstack/react-query": "^4.36.0" });
    expect(unneededFiles(needs, compatibilityOf(offer(), needs)).has("query.js")).toBe(false);
  });
});
