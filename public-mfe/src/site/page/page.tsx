import { Banner, Breadcrumbs, type BannerProps } from "@ministry/shared-ui";
import type { ReactNode } from "react";
import { homeText } from "../../content/layout/layout.ts";
import { paths } from "../../paths.ts";
import { Head } from "./head.tsx";
import type { PageFacts } from "./page-facts.ts";

export interface PageProps
  extends PageFacts, Pick<BannerProps, "accent" | "kicker" | "lead" | "media" | "size"> {
  /** The banner's title where it is not the document's. */
  heading?: string;
  /** Stands in the banner, below the lead. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** A page under its banner, with its head and the way back. */
export function Page({
  title,
  lang,
  description,
  path,
  image,
  trail = [],
  subject,
  feed,
  heading = title,
  actions,
  children,
  ...banner
}: PageProps) {
  const crumbs = [{ label: homeText, to: paths.home }, ...trail, { label: title, lang }];
  return (
    <>
      <Head {...{ title, description, path, image, trail, subject, feed }} />
      <Banner {...banner} title={heading} lang={lang} trail={<Breadcrumbs items={crumbs} />}>
        {actions}
      </Banner>
      {children}
    </>
  );
}
