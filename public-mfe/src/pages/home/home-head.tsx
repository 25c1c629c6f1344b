import { contact } from "../../content/facts/contact.ts";
import { figures } from "../../content/facts/figures.ts";
import { hero } from "../../content/home/home.ts";
import { listed } from "../../content/layout/layout.ts";
import { ministryName } from "../../content/facts/ministry-name.ts";
import { paths } from "../../paths.ts";
import { Head } from "../../site/page/head.tsx";
import { useSite } from "../../site/host/site.tsx";

/** The home page's head, which is where search engines learn who the ministry is and how to reach it. */
export function HomeHead() {
  const { siteBase, links } = useSite().config;
  return (
    <Head
      title={ministryName}
      description={hero.description}
      path={paths.home}
      // Programs read it in the page as it is sent.
      {...(import.meta.env.SSR && {
        subject: (ministry) => ({
          ...ministry,
          logo: `${siteBase}/icons/icon-512.png`,
          foundingDate: figures.established,
          address: { "@type": "PostalAddress", streetAddress: listed(...contact.address.slice(1)) },
          telephone: contact.landline,
          email: contact.email,
          sameAs: [links.facebook, links.twitter, links.youtube].filter(Boolean),
        }),
      })}
    />
  );
}
