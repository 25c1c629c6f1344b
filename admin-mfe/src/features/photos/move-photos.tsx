import { moveItems } from "@ministry/api-client/outbox/change-items";
import type { QueuedItem } from "@ministry/api-client/outbox";
import { Button, EmptyState, Notice, Select, useToast } from "@ministry/shared-ui";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { download } from "../../lib/download.ts";
import { movableOf } from "../../outbox/queued/movable.ts";
import { Thumbnail } from "../../outbox/entries/thumbnail.tsx";
import { useOutboxView } from "../../outbox/use-outbox.ts";
import { counted, stateOf } from "../../outbox/queued/words.ts";
import { paths } from "../../paths.ts";
import { useAttempt } from "../../screen/use-attempt.ts";
import { usePortal } from "../../session/portal.tsx";
import { additionTo, sectorOf, type Destination } from "./photo-items.ts";
import outboxCss from "../../outbox/outbox.module.css";
import css from "./photos.module.css";

export interface MovePhotosProps {
  /** Items of the queue: photos, or what photos wait for. */
  of: readonly string[];
  destinations: readonly Destination[];
}

/**
 * Leads photos that wait in the queue to another project of their sector, or hands them out as files: what they were
 * taken for was refused or is given up.
 */
export function MovePhotos({ of, destinations }: MovePhotosProps) {
  const { outbox } = usePortal();
  const { items, ready } = useOutboxView();
  const toast = useToast();
  const navigate = useNavigate();
  const [projectId, setProjectId] = useState("");
  const { attempt, problem, setProblem, working } = useAttempt();
  const photos = movableOf(of, items).filter((item) => sectorOf(item) !== undefined);
  const [first] = photos;
  const fitting = destinations.filter(
    (one) => first && one.sector === sectorOf(first) && !of.includes(one.projectId),
  );

  const move = () => {
    const destination = fitting.find((one) => one.projectId === projectId);
    if (!destination) return setProblem("Please select a project.");
    void attempt(async () => {
      const moved = await moveItems(
        outbox,
        photos.map(({ id }) => id),
        additionTo(destination, []),
      );
      toast(`${counted(moved, "photo")} moved to ${destination.title}`);
      await navigate(paths.queue);
    }, "The photos could not be moved.");
  };
  const saveAsFile = ({ id, label, picture }: QueuedItem) =>
    attempt(
      async () => download(await outbox.readFile(id, picture?.id ?? ""), label),
      "This could not be saved as a file.",
    );

  if (ready && !first) return <EmptyState text="No photos wait here any more." />;
  return (
    <div className={css.shared}>
      {problem !== undefined && (
        <Notice tone="danger" role="alert">
          {problem}
        </Notice>
      )}
      <Select
        label="Project"
        required
        placeholder="Select a project"
        value={projectId}
        onChange={({ target }) => setProjectId(target.value)}
        options={fitting.map(({ projectId: value, title, queuedIn }) => ({
          value,
          label: `${title}${queuedIn === undefined ? "" : " (waits to be sent)"}`,
        }))}
      />
      <ul role="list" className={outboxCss.list} aria-label="Photos to move">
        {photos.map((photo) => (
          <li key={photo.id} className={outboxCss.entry}>
            <Thumbnail item={photo} />
            <div className={outboxCss.words}>
              <strong dir="auto">{photo.label}</strong>
              <small>{stateOf(photo).text}</small>
            </div>
            <div className={outboxCss.actions}>
              <Button
                size="small"
                variant="quiet"
                aria-label={`Save ${photo.label} as a file`}
                onClick={() => void saveAsFile(photo)}
              >
                Save as a file
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <div>
        <Button pending={working} onClick={move}>
          {photos.length === 1 ? "Move the photo" : `Move ${photos.length} photos`}
        </Button>
      </div>
    </div>
  );
}
