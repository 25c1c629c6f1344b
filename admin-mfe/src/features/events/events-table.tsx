import type { NewsEvent, Picture } from "@ministry/api-client";
import { AnchorButton, LinkButton, type DataColumn } from "@ministry/shared-ui";
import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import * as eventTableTexts from "../../content/events/table.ts";
import { StoredImage } from "../../forms/pickers/stored-image.tsx";
import { useQueued } from "../../outbox/use-outbox.ts";
import { paths, to } from "../../paths.ts";
import { actionsColumn } from "../../records/table/actions-column.tsx";
import { RecordTable } from "../../records/table/record-table.tsx";
import { useEdits } from "../../records/waiting/use-edits.tsx";
import { byGroup } from "../../records/waiting/waiting-rows.tsx";
import { useMay } from "../../session/roles/allowed.tsx";
import { useApi } from "../../session/portal.tsx";
import { eventShape, shortened } from "./event-shape.ts";
import { eventEditGroup, eventsGroup } from "./events-in-queue.ts";
import { allEventsQuery } from "./events-query.ts";
import css from "./events.module.css";

/** The events as rows; `empty` stands in their place where there are none. */
export function EventsTable({ events, empty }: { events: readonly NewsEvent[]; empty: ReactNode }) {
  const api = useApi();
  const mayEdit = useMay()("edit");
  const queries = useQueryClient();
  const waiting = useQueued(eventsGroup);
  const edits = useEdits(eventEditGroup);
  return (
    <RecordTable
      caption={eventTableTexts.eventsTitle}
      rows={events}
      shape={eventShape(events)}
      empty={empty}
      waiting={byGroup(waiting)}
      deleting="publish"
      removing={{
        question: eventTableTexts.deleteThisEventQuestion,
        success: eventTableTexts.eventDeleted,
        failure: eventTableTexts.deleteFailed,
        remove: ({ id }, idempotencyKey) => api.events.remove(id, { idempotencyKey }),
        trashId: ({ id }) => id,
        refresh: (deleted) => {
          queries.setQueryData(
            allEventsQuery(api).queryKey,
            (before) =>
              before && { ...before, events: before.events.filter((one) => !deleted.includes(one)) },
          );
          return queries.invalidateQueries({ queryKey: ["events"] });
        },
      }}
      columns={(ask) => [
        ...columnsOf(edits),
        ...(mayEdit
          ? [
              actionsColumn<NewsEvent>({
                head: eventTableTexts.actions,
                nameOf: ({ title }) => title,
                needs: "publish",
                onDelete: ask,
                actions: (event) => <Actions event={event} />,
              }),
            ]
          : []),
      ]}
    />
  );
}

const columnsOf = (edits: ReturnType<typeof useEdits>): DataColumn<NewsEvent>[] => [
  { head: "#", numeric: true, phone: "hidden", cell: (_, index) => index + 1 },
  {
    head: eventTableTexts.title,
    rowHead: true,
    order: "title",
    cell: ({ id, title }) => (
      <>
        <span dir="auto">{title}</span>
        {edits(id, title)}
      </>
    ),
  },
  { head: eventTableTexts.ministry, order: "ministry", cell: ({ ministry }) => ministry },
  {
    head: eventTableTexts.description,
    phone: "rest",
    cell: ({ description }) => <span dir="auto">{shortened(description)}</span>,
  },
  {
    head: eventTableTexts.cover,
    bare: true,
    phone: "picture",
    cell: ({ coverImage, title }) => <OpenImage picture={coverImage} name={eventTableTexts.coverOf(title)} />,
  },
  {
    head: eventTableTexts.objective,
    bare: true,
    phone: "hidden",
    cell: ({ objectiveImage, title }) => (
      <OpenImage picture={objectiveImage} name={eventTableTexts.objectiveImageOf(title)} />
    ),
  },
];

function Actions({ event: { id, title, objectiveImage } }: { event: NewsEvent }) {
  return (
    <>
      <LinkButton
        size="small"
        variant="secondary"
        to={to(paths.eventUpdate, { id })}
        aria-label={eventTableTexts.editNamed(title)}
      >
        {eventTableTexts.edit}
      </LinkButton>
      {objectiveImage && (
        <AnchorButton
          size="small"
          variant="secondary"
          className={css.phoneOnly}
          href={objectiveImage.url}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={eventTableTexts.objectiveImageOpensInNewTab(title)}
        >
          {eventTableTexts.objectiveImage}
        </AnchorButton>
      )}
    </>
  );
}

/** A small picture that opens the large one in a new tab. */
function OpenImage({ picture, name }: { picture: Picture | undefined; name: string }) {
  if (!picture) return null;
  return (
    <a className={css.thumbnail} href={picture.url} target="_blank" rel="noopener noreferrer">
      <StoredImage picture={picture} alt={eventTableTexts.opensInNewTab(name)} />
    </a>
  );
}
