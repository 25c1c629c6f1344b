import { moveItems } from "@ministry/api-client/outbox/change-items";
import type { QueuedItem } from "@ministry/api-client/outbox";
import { Button, EmptyState, useToast } from "@ministry/shared-ui";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import * as movePhotosTexts from "../../../content/photos/move.ts";
import { download } from "../../../lib/download.ts";
import { movableOf } from "../../../outbox/queued/movable.ts";
import { Thumbnail } from "../../../outbox/entries/thumbnail.tsx";
import { useOutboxView } from "../../../outbox/use-outbox.ts";
import { stateOf } from "../../../outbox/queued/words.ts";
import { paths } from "../../../paths.ts";
import { useAttempt } from "../../../screen/use-attempt.ts";
import { NamedButton } from "../../../screen/named-button.tsx";
import { usePortal } from "../../../session/portal.tsx";
import { additionTo, sectorOf, type Destination } from "../items/photo-items.ts";
import { DestinationSelect } from "./destination-select.tsx";
import outboxCss from "../../../outbox/outbox.module.css";
import { Problem } from "../../../screen/problem.tsx";
import css from "../photos.module.css";

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
  const movable = movableOf(of, items).filter((item) => sectorOf(item) !== undefined);
  const [first] = movable;
  const sector = first && sectorOf(first);
  // A project takes photos of its own sector alone.
  const photos = movable.filter((item) => sectorOf(item) === sector);
  const fitting = destinations.filter((one) => one.sector === sector && !of.includes(one.projectId));

  const move = () => {
    const destination = fitting.find((one) => one.projectId === projectId);
    if (!destination) return setProblem(movePhotosTexts.pleaseSelectProject);
    void attempt(async () => {
      const moved = await moveItems(
        outbox,
        photos.map(({ id }) => id),
        additionTo(destination, []),
      );
      if (moved === 0) return setProblem(movePhotosTexts.noneMoved);
      toast(movePhotosTexts.photosMoved(moved, destination.title));
      await navigate(paths.queue);
    }, movePhotosTexts.photosCouldNotBeMoved);
  };
  const saveAsFile = ({ id, label, picture }: QueuedItem) =>
    attempt(
      async () => download(await outbox.readFile(id, picture?.id ?? ""), label),
      movePhotosTexts.fileNotSaved,
    );

  if (ready && !first) return <EmptyState text={movePhotosTexts.noPhotosLeft} />;
  return (
    <div className={css.shared}>
      <Problem text={problem} />
      <DestinationSelect
        destinations={fitting}
        nameOf={({ title }) => title}
        value={projectId}
        onChange={setProjectId}
      />
      {photos.length < movable.length && (
        <p>{movePhotosTexts.otherSectorCount(movable.length - photos.length)}</p>
      )}
      <PhotosToMove photos={photos} onSaveAsFile={(photo) => void saveAsFile(photo)} />
      <div>
        <Button pending={working} onClick={move}>
          {photos.length === 1 ? movePhotosTexts.movePhoto : movePhotosTexts.movePhotos(photos.length)}
        </Button>
      </div>
    </div>
  );
}

interface PhotosToMoveProps {
  photos: readonly QueuedItem[];
  onSaveAsFile: (photo: QueuedItem) => void;
}

function PhotosToMove({ photos, onSaveAsFile }: PhotosToMoveProps) {
  return (
    <ul role="list" className={outboxCss.list} aria-label={movePhotosTexts.photosToMove}>
      {photos.map((photo) => (
        <li key={photo.id} className={outboxCss.entry}>
          <Thumbnail item={photo} />
          <div className={outboxCss.words}>
            <strong dir="auto">{photo.label}</strong>
            <small>{stateOf(photo).text}</small>
          </div>
          <div className={outboxCss.actions}>
            <NamedButton
              label={movePhotosTexts.saveAsFile}
              name={movePhotosTexts.saveNamedAsFile(photo.label)}
              onClick={() => onSaveAsFile(photo)}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}
