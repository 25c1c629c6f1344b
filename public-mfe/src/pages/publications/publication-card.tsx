import type { Publication } from "@ministry/api-client";
import { Badge, Card, Icon, LinkButton } from "@ministry/shared-ui";
import { Clamped } from "../../blocks/records/clamped.tsx";
import { publicationTexts } from "../../content/records/publications.ts";
import { publicationPath } from "../../paths.ts";
import { FoldedMessengerLinks } from "../../pass-on/messenger-links.tsx";
import { langOf } from "../../site/text/lang-of.ts";
import { pageAddress } from "../../site/page/page-facts.ts";
import { useSite } from "../../site/host/site.tsx";
import { ClosingLine } from "../../tenders/closing-line.tsx";
import { ClosingReminder } from "../../tenders/closing-reminder.tsx";
import { NewMark } from "../../visits/new-mark.tsx";
import { categoryInWords, fileKind, headingOf, sectionOf } from "./file-facts.ts";
import { FileActions } from "./file-actions.tsx";
import { FileTable } from "./file-table.tsx";
import css from "./publication-card.module.css";

/** A publication with what can be done with it (P-163 … P-175). */
export function PublicationCard({ publication }: { publication: Publication }) {
  const heading = headingOf(publication);
  const description = publication.description.trim();
  const { siteBase } = useSite().config;
  const section = sectionOf(publication.category);
  return (
    <Card as="li" accent={section === "other" ? undefined : section}>
      <div className={css.head}>
        <Badge tone={section === "other" ? "neutral" : section}>{fileKind(publication)}</Badge>
        <NewMark published={publication.createdAt} />
        <span className={css.category} dir="auto">
          {categoryInWords(publication.category)}
        </span>
      </div>
      <h3 dir="auto" lang={langOf(publication, "title")}>
        {heading}
      </h3>
      <ClosingLine publication={publication} />
      <Clamped
        text={description || publicationTexts.noDescription}
        lang={description ? langOf(publication, "description") : undefined}
      />
      <FileTable publication={publication} />
      <FileActions publication={publication}>
        {publication.id && (
          <LinkButton
            size="small"
            variant="secondary"
            to={publicationPath(publication.id)}
            aria-label={`${publicationTexts.details}: ${heading}`}
          >
            <Icon name="document" /> {publicationTexts.details}
          </LinkButton>
        )}
        <ClosingReminder publication={publication} heading={heading} />
      </FileActions>
      {publication.id && (
        <FoldedMessengerLinks
          lang={langOf(publication, "title")}
          message={{
            title: heading,
            description: publication.description,
            address: pageAddress(siteBase, publicationPath(publication.id)),
          }}
        />
      )}
    </Card>
  );
}
