import { Partners } from "./partners.tsx";
import { Testimonials } from "./testimonials.tsx";

/** What people say, and with whom the ministry works: sections 13 and 14 (P-55 … P-58). */
export function Voices() {
  return (
    <>
      <Testimonials />
      <Partners />
    </>
  );
}
