import type { NewsEvent, Picture } from "@ministry/api-client";
import { LinkButton, Table } from "@ministry/shared-ui";
import { useQueryClient } from "@tanstack/react-query";
import { StoredImage } from "../../forms/stored-image.tsx";
import { paths, to } from "../../paths.ts";
import { DeleteButton } from "../../screen/delete-button.tsx";
import { useApi } from "../../session/portal.tsx";
import { shortened } from "./event-values.ts";
import css from "./events.module.css";

/** One page of events. `first` is the number of the first row. */
export function EventsTable({ events, first }: { events: readonly NewsEvent[]; first: number }) {
  const api = useApi();
  const queries = useQueryClient();
  const remove = async (id: string, idempotencyKey: string) => {
    await api.events.remove(id, { idempotencyKey });
    await queries.invalidateQueries({ queryKey: ["events"] });
  };
  return (
    <Table
      caption="Events"
      rows={events}
      rowKey={({ id }, index) => id || String(index)}
      columns={[
        { head: "#", numeric: true, cell: (_, index) => first + index },
        { head: "Title", rowHead: true, cell: ({ title }) => <span dir="auto">{title}</span> },
        { head: "Ministry", cell: ({ ministry }) => ministry },
        { head: "Description", cell: ({ description }) => <span dir="auto">{shortened(description)}</span> },
        {
          head: "Cover",
          bare: true,
          cell: (event) => <OpenImage picture={event.coverImage} name={`Cover of ${event.title}`} />,
        },
        {
          head: "Objective",
          bare: true,
          cell: (event) => (
            <OpenImage picture={event.objectiveImage} name={`Objective image of ${event.title}`} />
          ),
        },
        {
          head: "Actions",
          bare: true,
          cell: ({ id, title }) => (
            <div className={css.actions}>
              <DeleteButton
                question="Delete this event?"
                name={title}
                onDelete={(key) => remove(id, key)}
                failure="Delete failed"
                success="Event deleted"
              />
              <LinkButton
                size="small"
                variant="secondary"
                to={to(paths.eventUpdate, { id })}
                aria-label={`Edit ${title}`}
              >
                Edit
              </LinkButton>
            </div>
          ),
        },
      ]}
    />
  );
}

/** A small picture that opens the large one in a new tab. */
function OpenImage({ picture, name }: { picture: Picture | undefined; name: string }) {
  if (!picture) return null;
  return (
    <a className={css.thumbnail} href={picture.url} target="_blank" rel="noopener noreferrer">
      <StoredImage picture={picture} alt={`${name} (opens in a new tab)`} />
    </a>
  );
}
