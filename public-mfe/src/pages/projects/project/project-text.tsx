import type { Picture as PictureModel, Sector } from "@ministry/api-client";
import { Picture, Prose, Section } from "@ministry/shared-ui";
import type { ReactNode } from "react";
import { useOnePicture } from "../../../blocks/pictures/one-picture.tsx";
import { pictureTexts } from "../../../content/records/pictures.ts";
import { projectTexts } from "../../../content/records/projects.ts";
import css from "./project-text.module.css";

interface ProjectTextProps {
  title: string;
  text: string;
  /** Its language where it is not the page's. */
  lang?: string | undefined;
  /** Stand in for an empty text. */
  lines?: readonly string[];
  picture?: PictureModel;
  /** Name of the picture in the address, where it is open. */
  pictureName: string;
  /** It is the first picture of the page: loaded at once. */
  pictureFirst?: boolean;
  ground?: "sunk";
  accent: Sector;
  /** Where the picture stands on a wide screen. */
  side?: "start" | "end";
  children?: ReactNode;
}

/** A section of a project: its text, and the picture beside it where there is one. */
export function ProjectText({
  title,
  text,
  lang,
  lines,
  picture,
  pictureName,
  pictureFirst,
  ground,
  accent,
  side = "end",
  children,
}: ProjectTextProps) {
  const caption = pictureTexts.pictureOf(title);
  const { onOpen, viewer } = useOnePicture(pictureName, picture, caption);
  const isEmpty = text.trim() === "" && !lines && !picture;
  return (
    <Section
      title={title}
      ground={ground}
      accent={accent}
      mediaSide={side}
      media={
        picture && (
          <Picture
            picture={picture}
            alt={caption}
            onOpen={onOpen}
            sizes="(min-width: 60rem) 36rem, 100vw"
            priority={pictureFirst}
          />
        )
      }
    >
      <div className={css.text}>
        {lines ? <Lines lines={lines} /> : <Prose text={text} lead={isShort(text)} lang={lang} />}
        {isEmpty && <p className={css.quiet}>{projectTexts.nothingYet}</p>}
        {children}
        {viewer}
      </div>
    </Section>
  );
}

/** A sentence or two beside a picture are set larger. */
const isShort = (text: string) => text.length <= 240;

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={css.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
