import {
  EmptyState,
  ErrorState,
  LinkButton,
  Loading,
  Section,
  SkeletonCard,
  TextField,
  useIsLite,
} from "@ministry/shared-ui";
import { memo, useDeferredValue } from "react";
import { useSearchParams } from "react-router-dom";
import {
  foundKinds,
  loadingListsText,
  resultCount,
  searchingText,
  searchPage,
} from "../../content/site/search.ts";
import { liteTexts } from "../../content/site/lite.ts";
import { PagesOf } from "../../lite/pages-of.tsx";
import { ToolsForm } from "../../lite/tools-form.tsx";
import { paths } from "../../paths.ts";
import { Page } from "../../site/page/page.tsx";
import { useIsLive } from "../../site/browser/use-is-live.ts";
import { DocumentTextsNote } from "./document-texts-note.tsx";
import css from "./search-page.module.css";
import { HitGroup } from "./hit-group.tsx";
import { useSearch, type Group } from "./use-search.ts";

/** One search over everything that is published; the words stand in the address, so that a search can be passed on. */
export function SearchPage() {
  const { title, lead, description, label, hint, alsoOffline } = searchPage;
  const [params, setParams] = useSearchParams();
  const isLite = useIsLite();
  const isLive = useIsLive() || isLite;
  const text = (isLive && params.get("q")) || "";
  const search = (words: string) =>
    // At once: see useListTools.
    setParams(words ? { q: words } : {}, { replace: true, flushSync: true });
  const wanted = useDeferredValue(text);
  const field = (
    <div className={css.field}>
      <ToolsForm {...(import.meta.env.SSR && { submit: liteTexts.search })}>
        <TextField
          type="search"
          name="q"
          label={label}
          hint={import.meta.env.SSR && isLite ? hint : `${hint} ${alsoOffline}`}
          value={text}
          onChange={(event) => search(event.target.value)}
        />
      </ToolsForm>
    </div>
  );
  return (
    <Page title={title} lead={lead} description={description} actions={field}>
      {/[\p{L}\p{N}]/u.test(wanted) ? (
        <Section title={searchPage.results}>
          <Results text={wanted} />
        </Section>
      ) : (
        <Section title={searchPage.examplesTitle}>
          <Examples />
        </Section>
      )}
    </Page>
  );
}

const Results = memo(function Results({ text }: { text: string }) {
  const found = useSearch(text);
  const isLite = useIsLite();
  const isSettled = !found.isLoading && found.documentTexts.state !== "searching";
  // What the device has found is not held back by what the API still looks for.
  const isCounted = isSettled || (!found.isLoading && found.total > 0);
  return (
    <div className={css.results}>
      {found.isPartial && <ErrorState role="status" message={searchPage.partly} onRetry={found.retry} />}
      <p role="status">{isCounted ? resultCount(found.total) : searchingText}</p>
      {!isLite && found.completions.length > 0 && (
        <div>
          <p>{searchPage.completions}</p>
          <Words
            label={searchPage.completions}
            words={found.completions}
            areOfRecords
            searchFor={(word) => text.replace(/\S+$/, word)}
          />
        </div>
      )}
      {found.isLoading && (
        <Loading label={loadingListsText}>
          <SkeletonCard />
        </Loading>
      )}
      {isSettled && found.total === 0 && <NothingFound />}
      {!found.isLoading && found.isSimilar && <p>{searchPage.similar}</p>}
      <PagesOf entries={hitsOf(found.groups)} label={searchPage.resultPages}>
        {(shown) => {
          const onPage = new Set(shown);
          return found.groups.map((group) => {
            const hits = group.hits.filter((hit) => onPage.has(hit));
            return (
              hits.length > 0 && (
                <HitGroup
                  key={group.title}
                  {...group}
                  hits={hits}
                  count={group.hits.length}
                  words={found.words}
                  search={text}
                />
              )
            );
          });
        }}
      </PagesOf>
      <DocumentTextsNote {...found.documentTexts} />
    </div>
  );
});

const hitsOf = (groups: readonly Group[]) => groups.flatMap(({ hits }) => hits);

/** Whom to ask, which words others look for, and what can be looked through. */
function NothingFound() {
  return (
    <>
      <EmptyState text={searchPage.nothing}>
        <LinkButton variant="secondary" to={paths.contact}>
          {searchPage.ask}
        </LinkButton>
      </EmptyState>
      <Examples />
      <nav aria-label={searchPage.browse}>
        <p>{searchPage.browse}</p>
        <ul className={css.examples} role="list">
          {lists.map(({ title, to }) => (
            <li key={to}>
              <LinkButton variant="secondary" to={to}>
                {title}
              </LinkButton>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

const lists = [
  { title: foundKinds.water, to: paths.waterProjects },
  { title: foundKinds.energy, to: paths.energyProjects },
  { title: foundKinds.events, to: paths.events },
  { title: foundKinds.publications, to: paths.publications },
];

/** Words that many look for, each a search of its own. */
const Examples = () => (
  <Words label={searchPage.examplesTitle} words={searchPage.examples} searchFor={(words) => words} />
);

interface WordsProps {
  label: string;
  words: readonly string[];
  /** The search that a word leads to. */
  searchFor: (word: string) => string;
  /** In whatever language they are. */
  areOfRecords?: boolean;
}

function Words({ label, words, searchFor, areOfRecords }: WordsProps) {
  return (
    <ul className={css.examples} role="list" aria-label={label}>
      {words.map((word) => (
        <li key={word}>
          <LinkButton variant="secondary" to={`?q=${encodeURIComponent(searchFor(word))}`}>
            {areOfRecords ? <bdi lang="">{word}</bdi> : word}
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}
