import { lazy, Suspense } from "react";
import { Complaints } from "./complaints.tsx";
import { CurrentWork } from "./current-work.tsx";
import { Gallery } from "./gallery.tsx";
import { HomeHead } from "./home-head.tsx";
import { Hero } from "./hero.tsx";
import { Introduction } from "./introduction.tsx";
import { Officials } from "./people.tsx";
import { PostsSection } from "./posts-section.tsx";
import { Results } from "./results.tsx";
import { Tools } from "./tools.tsx";

// It stands in the HTML, and its links and its form work there: its script is not waited for.
const Start = lazy(async () => ({ default: (await import("./start.tsx")).Start }));

// Its buttons are pressed again once it is alive.
const Voices = lazy(async () => ({ default: (await import("./voices.tsx")).Voices }));

/** What stands below the first screen, in the specification's order. */
const later = [
  Introduction,
  Gallery,
  Results,
  CurrentWork,
  Officials,
  Voices,
  Complaints,
  Tools,
  PostsSection,
];

/**
 * The home page: what most people come for behind the welcome, then the sections in the specification's order (P-36).
 * Each of those below the first screen comes alive by itself: a slow phone answers in between, and first where it is
 * touched.
 */
export function HomePage() {
  return (
    <>
      <HomeHead />
      <Hero />
      <Suspense>
        <Start />
      </Suspense>
      {later.map((Part, place) => (
        <Suspense key={place}>
          <Part />
        </Suspense>
      ))}
    </>
  );
}
