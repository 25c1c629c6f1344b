import { EmptyState, ErrorState, Loading, Section, SkeletonCard, TextField } from "@ministry/shared-ui";
import { Link, useSearchParams } from "react-router-dom";
import { Clamped } from "../../blocks/clamped.tsx";
import { searchPage } from "../../content/search.ts";
import { paths } from "../../paths.ts";
import { Page } from "../../site/page.tsx";
import { useIsLive } from "../../site/use-is-live.ts";
import css from "./search-page.module.css";
import { useSearch, type Found } from "./use-search.ts";

/** One search over everything that is published; the words stand in the address, so that a search can be passed on. */
export function SearchPage() {
  const { title, lead, description, label, prompt } = searchPage;
  const [params, setParams] = useSearchParams();
  const isLive = useIsLive();
  const text = (isLive && params.get("q")) || "";
  const search = (words: string) => setParams(words ? { q: words } : {}, { replace: true });
  return (
    <Page title={title} lead={lead} description={description} path={paths.search}>
      <Section title="Results">
        <search className={css.field}>
          <TextField
            type="search"
            label={label}
            value={text}
            onChange={(event) => search(event.target.value)}
          />
        </search>
        {text.trim() ? <Results text={text} /> : <p className={css.prompt}>{prompt}</p>}
      </Section>
    </Page>
  );
}

function Results({ text }: { text: string }) {
  const found = useSearch(text);
  return (
    <div className={css.results}>
      {found.isPartial && <ErrorState role="status" message={searchPage.partly} onRetry={found.retry} />}
      <p role="status">{found.isLoading ? "Searching" : countText(found.total)}</p>
      {found.isLoading && (
        <Loading label="Loading lists">
          <SkeletonCard />
        </Loading>
      )}
      {!found.isLoading && found.total === 0 && <EmptyState text={searchPage.nothing} />}
      {found.groups.map((group) => (
        <Group key={group.title} {...group} />
      ))}
    </div>
  );
}

function Group({ title, accent, hits }: Found["groups"][number]) {
  return (
    <section className={css.group} data-accent={accent} aria-label={title}>
      <h3>
        {title} ({hits.length})
      </h3>
      <ul className={css.hits} role="list">
        {hits.map(({ id, to, title: name, description }) => (
          <li key={id} className={css.hit}>
            <Link to={to} dir="auto">
              {name}
            </Link>
            <Clamped text={description} lines={2} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const countText = (total: number) => (total === 1 ? "1 result" : `${total} results`);
