import type { Publication } from "@ministry/api-client";
import { CardGrid, EmptyState, Loading, Section, SkeletonCard } from "@ministry/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { tenderTexts } from "../../content/records/tenders.ts";
import { publicationTexts } from "../../content/records/publications.ts";
import { PagesOf } from "../../lite/pages-of.tsx";
import { paths } from "../../paths.ts";
import { useApi } from "../../site/host/api.ts";
import { Page } from "../../site/page/page.tsx";
import { QueryView } from "../../site/view/query-view.tsx";
import { PublicationCard } from "../publications/publication-card.tsx";
import { publicationsQuery } from "../publications/publications-query.ts";
import { useNow } from "../../site/view/use-now.ts";
import { tendersIn } from "../../tenders/tenders.ts";

/** The publications that are tenders: open ones with the days that are left, closed ones below. */
export function TenderListPage() {
  const query = useQuery(publicationsQuery(useApi()));
  const { title, lead } = tenderTexts;
  const trail = [{ label: publicationTexts.title, to: paths.publications }];
  return (
    <Page title={title} lead={lead} description={lead} path={paths.tenders} trail={trail} size="low">
      <QueryView
        query={query}
        skeleton={<TenderSkeletons />}
        failed={tenderTexts.failed}
        frame={(inside) => (
          <Section dense title={tenderTexts.open}>
            {inside}
          </Section>
        )}
      >
        {(publications) => <Tenders publications={publications} />}
      </QueryView>
    </Page>
  );
}

function Tenders({ publications }: { publications: readonly Publication[] }) {
  const { open, closed, undated } = tendersIn(publications, useNow());
  const groups = [
    { title: tenderTexts.open, papers: open.map(({ publication }) => publication) },
    { title: tenderTexts.closed, papers: closed.map(({ publication }) => publication) },
    { title: tenderTexts.undated, papers: undated },
  ];
  return (
    <>
      {open.length === 0 && (
        <Section dense title={tenderTexts.open}>
          <EmptyState text={tenderTexts.noneOpen} />
        </Section>
      )}
      <PagesOf entries={groups.flatMap(({ papers }) => papers)} label={tenderTexts.title}>
        {(shown) =>
          groups.map(({ title, papers }, place) => {
            const inside = papers.filter((paper) => shown.includes(paper));
            if (inside.length === 0) return null;
            return (
              <Section key={title} title={title} dense={place === 0}>
                <CardGrid as="ul" min="19rem">
                  {inside.map((paper, index) => (
                    <PublicationCard key={paper.id || index} publication={paper} />
                  ))}
                </CardGrid>
              </Section>
            );
          })
        }
      </PagesOf>
    </>
  );
}

function TenderSkeletons() {
  return (
    <Loading label={tenderTexts.loading}>
      <CardGrid min="19rem">
        {Array.from({ length: 3 }, (_, index) => (
          <SkeletonCard key={index} lines={4} />
        ))}
      </CardGrid>
    </Loading>
  );
}
