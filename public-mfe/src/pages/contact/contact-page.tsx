import { addIcons, Icon, pagePaths, Section } from "@ministry/shared-ui";
import { ComplaintChannels } from "../../blocks/ministry/complaint-channels.tsx";
import { contactPage } from "../../content/about/contact-page.ts";
import { contact, telephone } from "../../content/facts/contact.ts";
import { complaintsId, paths } from "../../paths.ts";
import { Page } from "../../site/page/page.tsx";
import css from "./contact-page.module.css";

addIcons(pagePaths);

/** How to reach the ministry: the fixed data, no form (AMB-31, AMB-40). */
export function ContactPage() {
  const text = contactPage;
  return (
    <Page title={text.title} lead={text.lead} description={text.description} path={paths.contact}>
      <Section title={text.officeTitle}>
        <dl className={css.list}>
          <div>
            <dt>
              <Icon name="pin" /> {text.addressTitle}
            </dt>
            <dd>
              <address>
                {contact.address.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </address>
            </dd>
          </div>
          <div>
            <dt>
              <Icon name="clock" /> {text.hoursTitle}
            </dt>
            <dd>
              {contact.openingHours}
              <small>{text.closed}</small>
            </dd>
          </div>
          <div>
            <dt>
              <Icon name="phone" /> {text.phonesTitle}
            </dt>
            <dd>
              <a href={telephone(contact.mobile)} dir="ltr">
                {contact.mobile}
              </a>
              <a href={telephone(contact.landline)} dir="ltr">
                {contact.landline}
              </a>
            </dd>
          </div>
          <div>
            <dt>
              <Icon name="mail" /> {text.emailTitle}
            </dt>
            <dd>
              <a href={`mailto:${contact.email}`} dir="ltr">
                {contact.email}
              </a>
            </dd>
          </div>
        </dl>
      </Section>
      <Section id={complaintsId} title={text.complaintsTitle} lead={text.complaintsLead} ground="sunk">
        <ComplaintChannels />
      </Section>
    </Page>
  );
}
