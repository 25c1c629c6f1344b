import { Button, Icon, LinkButton, useIsLite, Waves } from "@ministry/shared-ui";
import borehole from "@ministry/shared-ui/illustrations/borehole.svg?no-inline";
import kiosk from "@ministry/shared-ui/illustrations/water-kiosk.svg?no-inline";
import kioskItself from "@ministry/shared-ui/illustrations/water-kiosk.svg?inline";
import lights from "@ministry/shared-ui/illustrations/street-light.svg?no-inline";
import solar from "@ministry/shared-ui/illustrations/solar-field.svg?no-inline";
import { useState } from "react";
import {
  energyProjectsWord,
  hero,
  heroIntervalMs,
  pauseSlidesWord,
  playSlidesWord,
  waterProjectsWord,
} from "../../../content/home/home.ts";
import { paths } from "../../../paths.ts";
import { usePartFiles } from "../../../site/view/drawing.tsx";
import css from "./hero.module.css";
import { useSlides } from "./use-slides.ts";

/** Five slots; the last one is empty and shows the ground alone (P-39). */
const slots = [kiosk, solar, borehole, lights, undefined];

/** The welcome over pictures that change every three seconds (P-37 … P-39). */
export function Hero() {
  const { ref, slot, isRunning, toggle } = useSlides(slots.length, heroIntervalMs);
  // A picture is fetched when its turn comes near, and stays in the page from then on.
  const [reached, setReached] = useState(0);
  const isLite = useIsLite();
  const upTo = Math.max(reached, isRunning ? slot + 1 : slot);
  if (upTo !== reached) setReached(upTo);
  return (
    <div
      ref={ref}
      className={css.hero}
      data-ground="deep"
      data-slot={slot}
      {...(import.meta.env.SSR && isLite && { "data-lite": "" })}
    >
      <div className={css.wrap}>
        <div className={css.text}>
          <h1>{hero.title}</h1>
          <p className={css.lead}>{hero.lead}</p>
          <p className={css.actions}>
            <LinkButton to={paths.waterProjects}>{waterProjectsWord}</LinkButton>
            <LinkButton variant="secondary" to={paths.energyProjects}>
              {energyProjectsWord}
            </LinkButton>
          </p>
        </div>
        <Button className={css.pause} variant="secondary" size="small" onClick={toggle}>
          <Icon name={isRunning ? "pause" : "play"} />
          {isRunning ? pauseSlidesWord : playSlidesWord}
        </Button>
      </div>
      {/* After the text, whose height decides their place: on a slow connection the page comes in pieces. */}
      {!(import.meta.env.SSR && isLite) && (
        <div className={css.slides} aria-hidden="true">
          {slots.map(
            (file, index) =>
              file &&
              index <= (reached || 1) && (
                <Slide key={file} file={file} isShown={index === slot} isFirst={index === 0} />
              ),
          )}
        </div>
      )}
      <Waves />
    </div>
  );
}

function Slide({ file, isShown, isFirst }: { file: string; isShown: boolean; isFirst: boolean }) {
  const address = usePartFiles()(file);
  // The page that is rendered ahead carries the first picture in itself: it is the largest thing seen first, and as a
  // file it would come a round trip later. The browser keeps what is there.
  const src = isFirst && import.meta.env.SSR ? kioskItself : address;
  return (
    <img
      className={css.slide}
      src={src}
      suppressHydrationWarning
      alt=""
      width={480}
      height={300}
      data-shown={isShown || undefined}
      fetchPriority={isFirst ? undefined : "low"}
      decoding="async"
    />
  );
}
