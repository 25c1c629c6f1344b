import { Button, Icon, Section, useIsLite } from "@ministry/shared-ui";
import { useState } from "react";
import {
  countOfWord,
  nextWord,
  previousWord,
  testimonials,
  testimonialsHeading,
} from "../../../content/home/home-further.ts";
import { LiteVoices } from "./lite-voices.tsx";
import css from "./testimonials.module.css";

/** Three voices, one at a time (P-55). */
export function Testimonials() {
  const isLite = useIsLite();
  return (
    <Section title={testimonialsHeading} ground="deep">
      {import.meta.env.SSR && isLite ? <LiteVoices /> : <Voices />}
    </Section>
  );
}

/** The buttons turn them in a ring (P-56). */
function Voices() {
  const [shown, setShown] = useState(0);
  const turn = (by: number) => setShown((shown + by + testimonials.length) % testimonials.length);
  return (
    <>
      <div className={css.box} aria-live="polite">
        {testimonials.map(({ person, role, quote }, index) => (
          <figure key={person} className={css.voice} data-shown={index === shown || undefined}>
            <blockquote>{quote}</blockquote>
            <figcaption>
              <strong>{person}</strong>
              <span>{role}</span>
            </figcaption>
          </figure>
        ))}
      </div>
      <div className={css.turn}>
        <Button variant="secondary" onClick={() => turn(-1)}>
          <Icon name="back" /> {previousWord}
        </Button>
        <span>{countOfWord(shown + 1, testimonials.length)}</span>
        <Button variant="secondary" onClick={() => turn(1)}>
          {nextWord} <Icon name="arrow" />
        </Button>
      </div>
    </>
  );
}
