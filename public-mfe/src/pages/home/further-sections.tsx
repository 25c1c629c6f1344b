import { Suspense } from "react";
import { Complaints } from "./complaints.tsx";
import { CurrentWork } from "./current-work.tsx";
import { Gallery } from "./gallery.tsx";
import { Partners } from "./partners.tsx";
import { Officials } from "./people.tsx";
import { PostsSection } from "./posts-section.tsx";
import { Results } from "./results.tsx";
import { Testimonials } from "./testimonials.tsx";
import { Tools } from "./tools.tsx";

const sections = [
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
 * What stands further down than the introduction, in the specification's order. Each section comes alive by itself: a
 * slow phone answers in between, and first where it is touched.
 */
export function FurtherSections() {
  return sections.map((Part, place) => (
    <Suspense key={place}>
      <Part />
    </Suspense>
  ));
}
