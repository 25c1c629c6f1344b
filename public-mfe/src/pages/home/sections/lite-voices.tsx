import { testimonials } from "../../../content/home/home-further.ts";

/** The voices where no script turns them: one below the other. */
export function LiteVoices() {
  return (
    <div className="lite-all">
      {testimonials.map(({ person, role, quote }) => (
        <figure key={person}>
          <blockquote>{quote}</blockquote>
          <figcaption>
            <strong>{person}</strong>, {role}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
