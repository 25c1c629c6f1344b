import { Icon, Wrap, type IconName } from "@ministry/shared-ui";
import type { FormEvent } from "react";
import { Link, useNavigate } from "react-router-dom";
import { complaints, telephone } from "../../../content/facts/contact.ts";
import { start } from "../../../content/home/start.ts";
import { complaintsId, paths } from "../../../paths.ts";
import { hrefTo } from "../../../site/text/address.ts";
import { LatestNews } from "./latest-news.tsx";
import css from "./start.module.css";

const tasks: { name: keyof typeof start.task; to: string; icon: IconName }[] = [
  { name: "project", to: paths.projectMap, icon: "search" },
  { name: "report", to: `${paths.contact}#${complaintsId}`, icon: "drop" },
  { name: "publications", to: paths.publications, icon: "document" },
  { name: "tenders", to: paths.tenders, icon: "clock" },
  { name: "contact", to: paths.contact, icon: "mail" },
  { name: "offline", to: paths.offline, icon: "download" },
];

/**
 * What most people come for: search, six tasks, the hotline, the latest news. Its titles are no headings: those of the
 * page are the specification's (P-36).
 */
export function Start() {
  return (
    <div className={css.start}>
      <Wrap>
        <div className={css.columns}>
          <div className={css.ways}>
            <SearchForm />
            <nav aria-label={start.tasks}>
              <ul className={css.tasks} role="list">
                {tasks.map(({ name, to, icon }) => (
                  <li key={name}>
                    <Link to={to} reloadDocument={to.includes("#")}>
                      <Icon name={icon} /> {start.task[name]}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
            <a className={css.hotline} href={telephone(complaints.hotline)} data-ground="deep">
              <Icon name="phone" /> {start.hotline} <b>{complaints.hotline}</b>
            </a>
          </div>
          <LatestNews />
        </div>
      </Wrap>
    </div>
  );
}

/** A form of the browser's own: it answers before the page is alive, too. */
function SearchForm() {
  const navigate = useNavigate();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = new FormData(event.currentTarget) as unknown as Iterable<[string, string]>;
    void navigate(`${paths.search}?${new URLSearchParams([...words])}`);
  };
  return (
    <form
      className={css.search}
      role="search"
      aria-label={start.search}
      action={hrefTo(paths.search)}
      onSubmit={search}
    >
      <input type="search" name="q" dir="auto" aria-label={start.search} placeholder={start.search} />
      <button type="submit" aria-label={start.find}>
        <Icon name="search" />
      </button>
    </form>
  );
}
