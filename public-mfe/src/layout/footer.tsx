import { Icon, useIsLite } from "@ministry/shared-ui";
import { Link } from "react-router-dom";
import {
  accessibilityText,
  footerName,
  landlineName,
  listed,
  mailName,
  mobileName,
  offlineText,
  onThisSiteTitle,
  openingHoursName,
  searchText,
  visitTitle,
} from "../content/layout/layout.ts";
import { contact, telephone } from "../content/facts/contact.ts";
import { footerTexts } from "../content/layout/footer.ts";
import { ministryName } from "../content/facts/ministry-name.ts";
import { footerLinks, furtherLinks } from "../content/layout/navigation.ts";
import { LiteLinks } from "../lite/lite-menu.tsx";
import { paths } from "../paths.ts";
import { externalAddress } from "../site/view/external-address.ts";
import { ExternalLink } from "../site/view/external-link.tsx";
import { useSite } from "../site/host/site.tsx";
import { Emblem } from "./emblem.tsx";
import { LanguageList } from "../site/page/language-links.tsx";
import css from "./footer.module.css";

/** The same on every public page (P-29 … P-35). */
export function Footer() {
  return (
    <footer className={css.footer} data-ground="deep">
      <div className={css.columns}>
        <div className={css.block}>
          <p className={css.name}>
            <Emblem />
            {ministryName}
          </p>
          <p>{footerTexts.promise}</p>
          <ul className={css.social} role="list">
            {footerTexts.social.map(({ key, label }) => (
              <li key={key}>
                <ExternalLink className={css.mark} to={key} aria-label={label}>
                  <Icon name={key} />
                </ExternalLink>
              </li>
            ))}
          </ul>
          <SocialNote />
        </div>
        <Links />
        <Visit />
      </div>
      <div className={css.last}>
        <p>{footerTexts.copyright}</p>
        <LanguageList className={css.languages} />
      </div>
    </footer>
  );
}

/** Says which of the marks lead nowhere yet. */
function SocialNote() {
  const { config } = useSite();
  const missing = footerTexts.social.filter(({ key }) => !externalAddress(config, key));
  const names = listed(...missing.map(({ label }) => label));
  return names && <p>{footerTexts.socialNote(names)}</p>;
}

function Links() {
  const isLite = useIsLite();
  return (
    <nav className={css.block} aria-label={footerName}>
      <h2 className={css.title}>{onThisSiteTitle}</h2>
      {import.meta.env.SSR && isLite && <LiteLinks />}
      <ul className={css.links} role="list">
        {!(import.meta.env.SSR && isLite) && footerLinks.map(LinkTo)}
        {furtherLinks.map(LinkTo)}
        <li>
          <Link to={paths.search}>{searchText}</Link>
        </li>
        <li>
          <Link to={paths.offline}>{offlineText}</Link>
        </li>
        <li>
          <Link to={paths.accessibility}>{accessibilityText}</Link>
        </li>
      </ul>
    </nav>
  );
}

const LinkTo = ({ label, to }: { label: string; to: string }) => (
  <li key={label}>
    <Link to={to}>{label}</Link>
  </li>
);

const Visit = () => (
  <div className={css.block}>
    <h2 className={css.title}>{visitTitle}</h2>
    <address className={css.address}>
      {contact.address.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
    <p>
      <Icon name="clock" label={openingHoursName} /> {contact.openingHours}
    </p>
    <ul className={css.links} role="list">
      <li>
        <Icon name="phone" label={mobileName} />{" "}
        <a href={telephone(contact.mobile)} dir="ltr">
          {contact.mobile}
        </a>
      </li>
      <li>
        <Icon name="phone" label={landlineName} />{" "}
        <a href={telephone(contact.landline)} dir="ltr">
          {contact.landline}
        </a>
      </li>
      <li>
        <Icon name="mail" label={mailName} />{" "}
        <a href={`mailto:${contact.email}`} dir="ltr">
          {contact.email}
        </a>
      </li>
    </ul>
  </div>
);
