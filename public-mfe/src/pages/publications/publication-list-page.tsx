import type { Publication } from "@ministry/api-client";
import {
  CardGrid,
  Icon,
  LinkButton,
  Loading,
  Section,
  Select,
  SkeletonCard,
  Wrap,
} from "@ministry/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { Suspense, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { ShareLinks } from "../../blocks/records/share-links.tsx";
import { ListTools } from "../../blocks/records/list-tools.tsx";
import { inOrder, useListTools } from "../../blocks/records/use-list-tools.ts";
import { tendersLink } from "../../content/layout/navigation.ts";
import { publicationTexts } from "../../content/records/publications.ts";
import { PagesOf } from "../../lite/pages-of.tsx";
import { paths } from "../../paths.ts";
import { useApi } from "../../site/host/api.ts";
import { Page } from "../../site/page/page.tsx";
import { QueryView } from "../../site/view/query-view.tsx";
import { fileKind, sectionOf, type SectionName } from "./file-facts.ts";
import { PublicationCard } from "./publication-card.tsx";
import { publicationsQuery } from "./publications-query.ts";
import { SaveSection } from "./save-section.tsx";
import css from "./publication-list-page.module.css";

const sections: { name: SectionName; accent?: "water" | "energy" }[] = [
  { name: "water", accent: "water" },
  { name: "energy", accent: "energy" },
  { name: "other" },
];

/** All publications in their three sections (P-160 … P-177). */
export function PublicationListPage() {
  const query = useQuery(publicationsQuery(useApi()));
  const { title, lead } = publicationTexts;
  return (
    <Page
      title={title}
      lead={lead}
      description={lead}
      path={paths.publications}
      size="low"
      actions={
        <LinkButton variant="secondary" size="small" to={tendersLink.to}>
          <Icon name="clock" /> {tendersLink.label}
        </LinkButton>
      }
    >
      <QueryView
        query={query}
        skeleton={<CardSkeletons />}
        failed={publicationTexts.failed}
        frame={inSection}
      >
        {(publications) => (
          <Suspense fallback={inSection(<CardSkeletons />)}>
            <Sections publications={publications} />
          </Suspense>
        )}
      </QueryView>
      <div className={css.end}>
        <Wrap>
          <ShareLinks
            title={title}
            path={paths.publications}
            subject={query.data && { kind: "publications", title, publications: query.data }}
          />
        </Wrap>
      </div>
    </Page>
  );
}

const inSection = (inside: ReactNode) => (
  <Section dense title={publicationTexts.allTitle}>
    {inside}
  </Section>
);

/** What saves many documents stands below them: on a phone the first one has to be on the first screen. */
function Sections({ publications }: { publications: Publication[] }) {
  const tools = useListTools();
  const kinds = [...new Set(publications.map(fileKind))].sort();
  // An address may name a kind that no document has, and that the choice does not offer.
  const kind = kinds.includes(tools.kind) ? tools.kind : "";
  const ofKind = publications.filter((publication) => !kind || fileKind(publication) === kind);
  const found = inOrder(ofKind, tools);
  return (
    <>
      <Section dense title={publicationTexts.allTitle}>
        <ListTools
          label={publicationTexts.searchLabel}
          tools={tools}
          count={publicationTexts.count(found.length, publications.length)}
          after={
            tools.text.trim() && (
              <Link to={`${paths.search}?${new URLSearchParams({ q: tools.text })}`}>
                {publicationTexts.searchInside}
              </Link>
            )
          }
        >
          <Select
            name="kind"
            label={publicationTexts.kindLabel}
            options={["", ...kinds].map((value) => ({ value, label: value || publicationTexts.allKinds }))}
            value={kind}
            onChange={(event) => tools.setKind(event.target.value)}
          />
        </ListTools>
      </Section>
      <PagesOf entries={found} label={publicationTexts.pages}>
        {(shown) =>
          sections.map((section) => (
            <CategorySection key={section.name} {...section} shown={shown} all={publications} />
          ))
        }
      </PagesOf>
      <Wrap>
        <div className={css.saveAll}>
          <SaveSection all publications={found} />
        </div>
      </Wrap>
    </>
  );
}

interface CategorySectionProps {
  name: SectionName;
  accent?: "water" | "energy";
  /** Publications of every section that are looked for, and on this page. */
  shown: readonly Publication[];
  all: readonly Publication[];
}

function CategorySection({ name, accent, shown, all }: CategorySectionProps) {
  const isOf = ({ category }: Publication) => sectionOf(category) === name;
  const inside = shown.filter(isOf);
  // Not what is looked for, or on another page of the lite edition.
  if (inside.length === 0 && all.some(isOf)) return null;
  return (
    <Section title={publicationTexts.sections[name]} accent={accent}>
      {inside.length === 0 && <p className={css.count}>{publicationTexts.emptySection}</p>}
      <CardGrid as="ul" min="19rem">
        {inside.map((publication, index) => (
          <PublicationCard key={publication.id || index} publication={publication} />
        ))}
      </CardGrid>
      <div className={css.save}>
        <SaveSection publications={inside} />
      </div>
    </Section>
  );
}

function CardSkeletons() {
  return (
    <Loading label={publicationTexts.loading}>
      <CardGrid min="19rem">
        {Array.from({ length: 6 }, (_, index) => (
          <SkeletonCard key={index} lines={4} />
        ))}
      </CardGrid>
    </Loading>
  );
}
