import type { ExternalLink as LinkName } from "@ministry/contract";
import type { ReactNode } from "react";
import { useSite } from "../host/site.tsx";
import { externalAddress } from "./external-address.ts";

interface ExternalLinkProps {
  /** Name of the destination in the site's configuration. */
  to: LinkName;
  className?: string;
  "aria-label"?: string;
  children: ReactNode;
}

/**
 * A link whose destination the ministry sets in `config.json`. While it is not set the entry stands there as a link
 * that is off: no address, no jump (AMB-24, P-63).
 */
export function ExternalLink({ to, ...rest }: ExternalLinkProps) {
  const href = externalAddress(useSite().config, to);
  if (href) return <a {...rest} href={href} rel="noopener" />;
  return <a {...rest} role="link" aria-disabled="true" />;
}
