import { defaultEventPageSize } from "@ministry/api-client";
import { Button } from "@ministry/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { visitTexts } from "../../../content/records/visits.ts";
import { paths, projectsPath } from "../../../paths.ts";
import { latestNewsAt } from "../../projects/achievements/latest-news.ts";
import { useApi } from "../../../site/host/api.ts";
import { deviceDay } from "../../../site/text/device-day.ts";
import { markAllSeen } from "../../../visits/last-visit.ts";
import { isNewSince } from "../../../visits/use-previous-visit.ts";
import css from "./start.module.css";

type Published = Parameters<typeof latestNewsAt>[0];

/** How much of each kind is new since the last visit, with the ways there; nothing where nothing is. */
export function WhatsNew({ since }: { since: number }) {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ["whats-new"],
    queryFn: async ({ signal }) => {
      const lists = await Promise.allSettled([
        api.events.page({ page: 1, limit: defaultEventPageSize }, { signal }).then(({ items }) => items),
        api.projects.list("water", { signal }),
        api.projects.list("energy", { signal }),
        api.publications.list({ signal }),
      ]);
      // A list that can't be read says nothing of what is new in it.
      return lists.map((list) =>
        list.status === "fulfilled" ? list.value.map((one: Published) => latestNewsAt(one)) : [],
      );
    },
  });
  const [news = 0, water = 0, energy = 0, publications = 0] = (data ?? []).map(
    (times) => times.filter((time) => isNewSince(time, since)).length,
  );
  const kinds = [
    {
      count: news,
      // Of a full page that is new as a whole, the next one may go on.
      label: (count: number) => visitTexts.news(count, count >= defaultEventPageSize),
      to: paths.events,
    },
    { count: water, label: visitTexts.projects.water, to: projectsPath("water") },
    { count: energy, label: visitTexts.projects.energy, to: projectsPath("energy") },
    { count: publications, label: visitTexts.publications, to: paths.publications },
  ].filter(({ count }) => count > 0);
  if (kinds.length === 0) return null;
  return (
    <div className={css.whatsNew}>
      <p>{visitTexts.since(deviceDay(new Date(since)))}</p>
      <ul role="list">
        {kinds.map(({ count, label, to }) => (
          <li key={to}>
            <Link to={to}>{label(count)}</Link>
          </li>
        ))}
      </ul>
      <Button variant="quiet" size="small" onClick={() => markAllSeen()}>
        {visitTexts.seen}
      </Button>
    </div>
  );
}
