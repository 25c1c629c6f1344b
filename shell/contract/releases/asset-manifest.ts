import type { RemoteRequirement, ShellOffer } from "../sharing/compatibility.ts";
import type { OtherLanguage } from "../languages/languages.ts";
import type { PartName } from "../site/site-config.ts";

/** What a remote's manifest and pin say of the shared packages; absent in builds of contract 1. */
type SharingNeeds = Pick<RemoteRequirement, "requires" | "fallbacks" | "mount">;

/** `asset-manifest.json`: the one mutable file of a part's deployment; writing it is the release. */
export interface AssetManifest extends SharingNeeds {
  schema: 1;
  name: PartName;
  /** Hash over `files`: equal builds have equal ids. */
  buildId: string;
  /** The `contractVersion` the part was built against. */
  contract: number;
  /** File to load first, relative to the part's base. */
  entry: string;
  /** Every file of the build: path relative to the base, SRI hash, size in bytes. */
  files: [path: string, integrity: string, bytes: number][];
  /** The bundle that the site's server loads; browsers never do. Absent for parts without one. */
  server?: { integrity: string; bytes: number };
  /** Files needed before any page of the part can render. */
  init: string[];
  /** Route pattern → further files (js, css) its page needs. */
  routes: Record<string, string[]>;
  /** Route pattern → file with the HTML of its screen as it looks before anything of it is alive. */
  screens?: Record<string, string>;
  /**
   * One of `files`: the texts of those that the start page does not need, so that a worker fetches them with one request
   * (`PackedFile[]` in JSON). Absent in builds of before.
   */
  pack?: string;
  /**
   * Language beside English → the one of `files` that describes the build in it (`LanguageBuild` in JSON). All other lists
   * of the manifest are the English build's. Absent for parts in English alone, and in builds of before.
   */
  languages?: Partial<Record<OtherLanguage, string>>;
  /** Of the shell alone: what it offers to remotes; absent in shells of contract 1. */
  offers?: ShellOffer;
  /** When it was signed (ISO 8601), later with each release and roll-back: an older manifest is a replay. */
  releasedAt?: string;
  signature?: ManifestSignature;
  /** Of a canary build (`canary-manifest.json`): the share of visitors who get it. */
  canary?: { percent: number };
  /** It was released without the checks that go before a release. */
  unchecked?: true;
}

/** An Ed25519 signature (RFC 8032) of a manifest. */
export interface ManifestSignature {
  /** The public key it was made with: 32 bytes in base64url. It is its own id. */
  key: string;
  /** 64 bytes in base64url, over `signedBytes`. */
  value: string;
}

/** A part's build in one language beside English, where it differs from the manifest's. Its files lie with the others. */
export type LanguageBuild = Pick<AssetManifest, "entry" | "files" | "init" | "routes" | "pack"> &
  SharingNeeds;

/** What a page needs to know of a build: the manifest without its list of all files. */
export interface Pin extends SharingNeeds {
  buildId: string;
  contract: number;
  entry: string;
  /** SRI hash of `entry` and of every file named in `init`, `routes`, `fallbacks` and `mount`. */
  integrity: Record<string, string>;
  init: string[];
  routes: Record<string, string[]>;
  releasedAt?: string;
  /** The build runs in the tree of the page's shell, on the shell's copies alone; then what it requires is left out. */
  inTree?: true;
  /** The build is a canary. */
  canary?: true;
}

/** A file in a build's pack: its path and its content, which is text. */
export type PackedFile = [path: string, text: string];
