import type { Publication } from "@ministry/api-client";
import { publicationTexts } from "../../content/publications.ts";
import { paths, publicationPath } from "../../paths.ts";
import type { PageFacts } from "../../site/page-facts.ts";
import { headingOf, sizeInMb } from "./file-facts.ts";

/** What the page of one publication says of itself, also before it is loaded. */
export function publicationFacts(publication: Publication | undefined, id: string): PageFacts {
  const facts = {
    path: publicationPath(id),
    trail: [{ label: publicationTexts.title, to: paths.publications }],
  };
  if (!publication) return { ...facts, title: publicationTexts.one, description: publicationTexts.lead };
  const { description, mimetype, size, createdAt, updatedAt } = publication;
  return {
    ...facts,
    title: headingOf(publication),
    description: description || publicationTexts.lead,
    subject: (ministry) => ({
      "@type": "DigitalDocument",
      encodingFormat: mimetype || undefined,
      contentSize: size > 0 ? sizeInMb(size) : undefined,
      datePublished: createdAt,
      dateModified: updatedAt,
      publisher: ministry,
    }),
  };
}
