import type { OtherLanguage } from "../languages/languages.ts";

/** The parts that are released on their own. */
export type PartName = "shell" | "public-mfe" | "admin-mfe";
export type RemoteName = Exclude<PartName, "shell">;

/** One remote as the site's `config.json` names it. */
export interface RemoteConfig {
  name: RemoteName;
  /** Address of the folder the part is deployed to, ending in a slash: `/parts/public/` or another origin's. */
  base: string;
  /** Route patterns the part answers for while its manifest can't be read; `"*"` takes what nobody else claims. */
  paths: string[];
  /** The manifest that `compose` verified; absent where the site has no release keys. */
  verified?: VerifiedManifest;
  /** Share of visitors, in percent, who get the build of `canary-manifest.json`; absent while there is none. */
  canary?: number;
}

/** What a browser knows of a signed manifest before it has fetched any. */
export interface VerifiedManifest {
  /** `manifestHash` of it. */
  hash: string;
  releasedAt: string;
}

/** `config.json` at the site's root: the only run-time configuration of the browser side. */
export interface SiteConfig {
  /** The site's own address as visitors see it, without a slash at the end: what is passed on begins with it. */
  siteBase: string;
  /** The API's origin, without a slash at the end. */
  apiBase: string;
  /** Where stored images and files are served from, without a slash at the end. */
  storageBase: string;
  parts: RemoteConfig[];
  /** The languages beside English that the public part is composed in; absent where there are none. */
  languages?: OtherLanguage[];
  /** `false` unregisters the service worker on the next visit (kill switch); the outbox is spared. */
  serviceWorker: boolean;
  /** Destinations the specification leaves open (AMB-24); an entry left out is shown without a link. */
  links: Partial<Record<ExternalLink, string>>;
  /** Public keys that releases have to be signed with (base64url); absent or empty: releases need no signature. */
  releaseKeys?: string[];
  /** Percent of page loads that report visits and failures of builds; absent or 0: none does. */
  reportShare?: number;
}

/** The destinations the ministry may set (`SITE_LINKS`). */
export const externalLinks = [
  "facebook",
  "twitter",
  "youtube",
  "travelRequestForm",
  "ministryReportingTemplate",
  "partnerRegistrationForm",
  "vendorRegistrationForm",
  "washAssessmentTool",
  "energyAssessmentTool",
] as const;
export type ExternalLink = (typeof externalLinks)[number];
