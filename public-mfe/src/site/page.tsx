import { Banner, Breadcrumbs, type BannerProps, type Crumb } from "@ministry/shared-ui";
import type { ReactNode } from "react";
import { paths } from "../paths.ts";
import { Head, type HeadProps } from "./head.tsx";

export interface PageProps extends HeadProps, Pick<BannerProps, "accent" | "kicker" | "lead" | "media"> {
  /** The banner's title where it is not the document's. */
  heading?: string;
  /** Pages between the home page and this one. */
  trail?: readonly Crumb[];
  /** Stands in the banner, below the lead. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** A page under its banner, with its head and the way back. */
export function Page({
  title,
  description,
  path,
  image,
  heading = title,
  trail = [],
  actions,
  children,
  ...banner
}: PageProps) {
  const crumbs = [{ label: "Home", to: paths.home }, ...trail, { label: title }];
  return (
    <>
      <Head title={title} description={description} path={path} image={image} />
      <Banner {...banner} title={heading} trail={<Breadcrumbs items={crumbs} />}>
        {actions}
      </Banner>
      {children}
    </>
  );
}
