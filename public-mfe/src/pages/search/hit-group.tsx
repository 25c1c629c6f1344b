import { answeringWords, excerptOf } from "@ministry/api-client/search";
import { Button, useIsLite } from "@ministry/shared-ui";
import { useState } from "react";
import { Link } from "react-router-dom";
import { Clamped } from "../../blocks/records/clamped.tsx";
import { DateLine } from "../../blocks/records/date-line.tsx";
import { searchPage, showAllHits } from "../../content/site/search.ts";
import { Marked } from "../../search/marked.tsx";
import { langOf } from "../../site/text/lang-of.ts";
import css from "./search-page.module.css";
import type { Hit } from "./searched-records.ts";
import type { Group } from "./use-search.ts";

/** So many hits of a kind are shown at first: the other kinds stay in reach. */
const shownAtFirst = 6;

interface HitGroupProps extends Group {
  /** How many there are, on this page of the results and others. */
  count: number;
  /** The words to mark. */
  words: ReadonlySet<string>;
  /** What was looked for. */
  search: string;
}

/** Hits of one kind. */
export function HitGroup({ title, accent, hits, count, words, search }: HitGroupProps) {
  const isLite = useIsLite();
  const [all, setAll] = useState(isLite);
  const shown = all ? hits : hits.slice(0, shownAtFirst);
  return (
    <section className={css.group} data-accent={accent} aria-label={title}>
      <h3>
        {title} ({count})
      </h3>
      <ul className={css.hits} role="list">
        {shown.map((hit) => (
          <HitLine key={hit.id} hit={hit} words={words} search={search} />
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

type HitLineProps = Pick<HitGroupProps, "words" | "search"> & { hit: Hit };

function HitLine({ hit, words, search }: HitLineProps) {
  return (
    <li className={css.hit}>
      <Link to={hit.to} dir="auto" lang={langOf(hit, "title")}>
        <Marked text={hit.title} words={words} />
      </Link>
      {hit.inDocument === undefined ? (
        <RecordExcerpt hit={hit} words={words} />
      ) : (
        <DocumentExcerpt text={hit.inDocument} search={search} />
      )}
      <DateLine iso={hit.createdAt} />
    </li>
  );
}

function RecordExcerpt({ hit, words }: Omit<HitLineProps, "search">) {
  const { text, isDescription } = excerptOf(hit, words);
  return (
    <Clamped
      text={<Marked text={text} words={words} />}
      lines={2}
      lang={langOf(hit, isDescription ? "description" : "overview")}
    />
  );
}

/** What a document says around the words, in whatever language and direction it is. */
function DocumentExcerpt({ text, search }: { text: string; search: string }) {
  return (
    <>
      <p className={css.inDocument}>{searchPage.inDocument}</p>
      <Clamped text={<Marked text={text} words={answeringWords(search, text)} />} lines={3} lang="" />
    </>
  );
}
