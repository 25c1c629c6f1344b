import type { Publication } from "@ministry/api-client";
import { Badge, Card, LinkButton, Loading, Section, Skeleton } from "@ministry/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { GonePage } from "../../blocks/gone/gone-page.tsx";
import { ShareLinks } from "../../blocks/records/share-links.tsx";
import { publicationTexts } from "../../content/records/publications.ts";
import { paths, publicationPath } from "../../paths.ts";
import { useApi } from "../../site/host/api.ts";
import { langOf } from "../../site/text/lang-of.ts";
import { Page } from "../../site/page/page.tsx";
import { isGone, QueryView } from "../../site/view/query-view.tsx";
import { ClosingLine } from "../../tenders/closing-line.tsx";
import { ClosingReminder } from "../../tenders/closing-reminder.tsx";
import { categoryInWords, fileKind, headingOf, sectionOf } from "./file-facts.ts";
import { FileActions } from "./file-actions.tsx";
import { FileTable } from "./file-table.tsx";
import { publicationFacts } from "./publication-facts.ts";
import { publicationQuery } from "./publications-query.ts";
import css from "./publication-page.module.css";

/** One publication with all that is known of it (P-17, AMB-31). */
export function PublicationPage() {
  const { id = "" } = useParams();
  const query = useQuery(publicationQuery(useApi(), id));
  const publication = query.data;
  if (isGone(query.error))
    return (
      <GonePage
        facts={publicationFacts(undefined, id)}
        title={publicationTexts.gone}
        message={publicationTexts.oneFailed}
        list={{ to: paths.publications, label: publicationTexts.seeAll }}
      />
    );
  const section = publication && sectionOf(publication.category);
  return (
    <Page
      {...publicationFacts(publication, id)}
      accent={section === "other" ? undefined : section}
      actions={
        !query.error && (
          <ShareLinks
            title={publication ? headingOf(publication) : publicationTexts.one}
            description={publication?.description}
            path={publicationPath(id)}
          />
        )
      }
    >
      <Section title={publicationTexts.about}>
        <QueryView
          query={query}
          skeleton={<DocumentSkeleton />}
          failed={publicationTexts.oneFailed}
          otherwise={<LinkButton to={paths.publications}>{publicationTexts.seeAll}</LinkButton>}
        >
          {(loaded) => <Details publication={loaded} />}
        </QueryView>
      </Section>
    </Page>
  );
}

function Details({ publication }: { publication: Publication }) {
  const description = publication.description.trim();
  const section = sectionOf(publication.category);
  return (
    <div className={css.document}>
      <Card accent={section === "other" ? undefined : section}>
        <div className={css.head}>
          <Badge tone={section === "other" ? "neutral" : section}>{fileKind(publication)}</Badge>
          <span dir="auto">{categoryInWords(publication.category)}</span>
        </div>
        <ClosingLine publication={publication} />
        <p
          className={css.text}
          dir="auto"
          lang={description ? langOf(publication, "description") : undefined}
        >
          {description || publicationTexts.noDescription}
        </p>
        <FileTable publication={publication} />
        <FileActions publication={publication}>
          <ClosingReminder publication={publication} heading={headingOf(publication)} />
        </FileActions>
      </Card>
    </div>
  );
}

function DocumentSkeleton() {
  return (
    <Loading label={publicationTexts.loadingOne}>
      <Skeleton height="14rem" width="46rem" />
    </Loading>
  );
}
