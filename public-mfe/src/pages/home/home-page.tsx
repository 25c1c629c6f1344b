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

/** The home page: seventeen sections in the specification's order (P-36). */
export function HomePage() {
  return (
    <>
      <HomeHead />
      <Hero />
      <Introduction />
      <Gallery />
      <Results />
      <CurrentWork />
      <Officials />
      <Testimonials />
      <Partners />
      <Complaints />
      <Tools />
      <PostsSection />
    </>
  );
}
