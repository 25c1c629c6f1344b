import { Suspense } from "react";
import { Complaints } from "./complaints.tsx";
import { CurrentWork } from "./current-work.tsx";
import { Gallery } from "./gallery.tsx";
import { HomeHead } from "./home-head.tsx";
import { Hero } from "./hero.tsx";
import { Introduction } from "./introduction.tsx";
import { Partners } from "./partners.tsx";
import { Officials } from "./people.tsx";
import { PostsSection } from "./posts-section.tsx";
import { Results } from "./results.tsx";
import { Testimonials } from "./testimonials.tsx";
import { Tools } from "./tools.tsx";

/** What stands below the first screen, in the specification's order. */
const later = [
  Introduction,
  Gallery,
  Results,
  CurrentWork,
  Officials,
  Testimonials,
  Partners,
  Complaints,
  Tools,
  PostsSection,
];

/**
 * The home page: seventeen sections in the specification's order (P-36). Each of those below the first screen comes
 * alive by itself: a slow phone answers in between, and first where it is touched.
 */
export function HomePage() {
  return (
    <>
      <HomeHead />
      <Hero />
      {later.map((Part, place) => (
        <Suspense key={place}>
          <Part />
        </Suspense>
      ))}
    </>
  );
}
