import type { NewsEvent, Picture as PictureModel } from "@ministry/api-client";
import { Icon, LinkButton, Picture, Prose } from "@ministry/shared-ui";
import { useOnePicture } from "../../blocks/pictures/one-picture.tsx";
import { eventTexts, publishedText } from "../../content/records/events.ts";
import { pictureTexts } from "../../content/records/pictures.ts";
import { paths } from "../../paths.ts";
import { langOf } from "../../site/text/lang-of.ts";
import { EventFactsLine } from "./event-facts-line.tsx";
import { OccasionLine } from "./occasion/occasion-line.tsx";
import { OccasionReminder } from "./occasion/occasion-reminder.tsx";
import css from "./event-page.module.css";

/** What an event's record says, its pictures beside the texts (P-156 … P-158). */
export function EventBody({ event }: { event: NewsEvent }) {
  const { coverImage, objectiveImage, description, moreDescription } = event;
  const caption = pictureTexts.pictureOf(event.title || eventTexts.untitled);
  return (
    <article className={css.event}>
      <div className={css.part}>
        <EventPicture name="cover" picture={coverImage} caption={caption} isFirst />
        <div className={css.text}>
          <EventFactsLine event={event} label={publishedText} />
          <OccasionLine event={event} />
          {description && <Prose text={description} lead lang={langOf(event, "description")} />}
          <OccasionReminder event={event} />
          {!description && !moreDescription && <p className={css.date}>{eventTexts.noText}</p>}
        </div>
      </div>
      {(moreDescription || objectiveImage) && (
        <div className={css.part} data-reversed="">
          <EventPicture name="objective" picture={objectiveImage} caption={caption} />
          <div className={css.text}>
            {moreDescription && <Prose text={moreDescription} lang={langOf(event, "moreDescription")} />}
          </div>
        </div>
      )}
      <p className={css.more}>
        <LinkButton variant="secondary" to={paths.events}>
          {eventTexts.all} <Icon name="arrow" />
        </LinkButton>
      </p>
    </article>
  );
}

interface EventPictureProps {
  /** In the address, where it is open. */
  name: string;
  picture: PictureModel | undefined;
  caption: string;
  isFirst?: boolean;
}

function EventPicture({ name, picture, caption, isFirst }: EventPictureProps) {
  const { onOpen, viewer } = useOnePicture(name, picture, caption);
  if (!picture) return null;
  return (
    <div className={css.picture}>
      <Picture
        picture={picture}
        alt={caption}
        aspect="3 / 2"
        sizes="(min-width: 60rem) 36rem, 45vw"
        priority={isFirst}
        onOpen={onOpen}
      />
      {viewer}
    </div>
  );
}
