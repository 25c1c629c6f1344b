import {
  Button,
  EmptyState,
  ErrorState,
  LinkButton,
  Loading,
  Section,
  SkeletonCard,
  TextField,
  useIsLite,
} from "@ministry/shared-ui";
import { memo, useDeferredValue, useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { Clamped } from "../../blocks/records/clamped.tsx";
import { DateLine } from "../../blocks/records/date-line.tsx";
import {
  loadingListsText,
  resultCount,
  searchingText,
  searchPage,
  showAllHits,
} from "../../content/site/search.ts";
import { ToolsForm } from "../../lite/tools-form.tsx";
import { paths } from "../../paths.ts";
import { Marked } from "../../search/marked.tsx";
import { wordsOf } from "../../search/words.ts";
import { langOf } from "../../site/text/lang-of.ts";
import { Page } from "../../site/page/page.tsx";
import { useIsLive } from "../../site/browser/use-is-live.ts";
import css from "./search-page.module.css";
import { useSearch, type Found } from "./use-search.ts";

/** One search over everything that is published; the words stand in the address, so that a search can be passed on. */
export function SearchPage() {
  const { title, lead, description, label, hint } = searchPage;
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
      <ToolsForm>
        <TextField
          type="search"
          name="q"
          label={label}
          hint={hint}
          value={text}
          onChange={(event) => search(event.target.value)}
        />
      </ToolsForm>
    </div>
  );
  return (
    <Page title={title} lead={lead} description={description} actions={field}>
      {wanted.trim() ? (
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
  const wanted = wordsOf(text);
  const isWanted = (word: string) => wanted.some((one) => found.match(one, word) > 0);
  return (
    <div className={css.results}>
      {found.isPartial && <ErrorState role="status" message={searchPage.partly} onRetry={found.retry} />}
      <p role="status">{found.isLoading ? searchingText : resultCount(found.total)}</p>
      {found.isLoading && (
        <Loading label={loadingListsText}>
          <SkeletonCard />
        </Loading>
      )}
      {!found.isLoading && found.total === 0 && (
        <>
          <EmptyState text={searchPage.nothing}>
            <LinkButton variant="secondary" to={paths.contact}>
              {searchPage.ask}
            </LinkButton>
          </EmptyState>
          <Examples />
        </>
      )}
      {!found.isLoading && found.isSimilar && <p>{searchPage.similar}</p>}
      {found.groups.map((group) => (
        <Group key={group.title} {...group} isMarked={isWanted} />
      ))}
    </div>
  );
});

/** Words that many look for, each a search of its own. */
function Examples() {
  return (
    <ul className={css.examples} role="list">
      {searchPage.examples.map((words) => (
        <li key={words}>
          <LinkButton variant="secondary" to={`?q=${encodeURIComponent(words)}`}>
            {words}
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}

/** So many hits of a kind are shown at first: the other kinds stay in reach. */
const shownAtFirst = 6;

type GroupProps = Found["groups"][number] & { isMarked: (word: string) => boolean };

function Group({ title, accent, hits, isMarked }: GroupProps) {
  const isLite = useIsLite();
  const [all, setAll] = useState(isLite);
  const shown = all ? hits : hits.slice(0, shownAtFirst);
  return (
    <section className={css.group} data-accent={accent} aria-label={title}>
      <h3>
        {title} ({hits.length})
      </h3>
      <ul className={css.hits} role="list">
        {shown.map(({ id, to, title: name, description, createdAt, ...written }) => (
          <li key={id} className={css.hit}>
            <Link to={to} dir="auto" lang={langOf(written, "title")}>
              <Marked text={name} isMarked={isMarked} />
            </Link>
            <Clamped
              text={<Marked text={description} isMarked={isMarked} />}
              lines={2}
              lang={langOf(written, "description")}
            />
            <DateLine iso={createdAt} />
          </li>
        ))}
      </ul>
      {shown.length < hits.length && (
        <Button variant="secondary" size="small" onClick={() => setAll(true)}>
          {showAllHits(hits.length, title)}
        </Button>
      )}
    </section>
  );
}
