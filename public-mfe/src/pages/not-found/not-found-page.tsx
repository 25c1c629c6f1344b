import { Banner, LinkButton, Section } from "@ministry/shared-ui";
import well from "@ministry/shared-ui/illustrations/shallow-well.svg?inline";
import { PopularLinks } from "../../blocks/gone/popular-links.tsx";
import { notFoundTexts } from "../../content/site/not-found.ts";
import { paths } from "../../paths.ts";
import { Drawing } from "../../site/view/drawing.tsx";
import { Head } from "../../site/page/head.tsx";

/** An address nobody answers for: says so and shows the ways on. */
export function NotFoundPage() {
  return (
    <>
      <Head title={notFoundTexts.title} description={notFoundTexts.lead} />
      <Banner
        title={notFoundTexts.title}
        lead={notFoundTexts.lead}
        media={<Drawing file={well} alt="" priority />}
      >
        <LinkButton to={paths.home}>{notFoundTexts.home}</LinkButton>
      </Banner>
      <Section title={notFoundTexts.ways}>
        <PopularLinks />
      </Section>
    </>
  );
}
