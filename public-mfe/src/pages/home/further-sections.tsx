import { PagePart } from "../../site/view/page-part.tsx";
import { Complaints } from "./sections/complaints.tsx";
import { CurrentWork } from "./sections/current-work.tsx";
import { Gallery } from "./sections/gallery.tsx";
import { Partners } from "./sections/partners.tsx";
import { Officials } from "./sections/people.tsx";
import { PostsSection } from "./posts/posts-section.tsx";
import { Results } from "./sections/results.tsx";
import { Testimonials } from "./sections/testimonials.tsx";
import { Tools } from "./sections/tools.tsx";

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
 * slow phone answers in between, and first where it is touched. Where one fails the others stay.
 */
export function FurtherSections() {
  return sections.map((Part, place) => (
    <PagePart key={place}>
      <Part />
    </PagePart>
  ));
}
