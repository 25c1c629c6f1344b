import type { Publication } from "@ministry/api-client";
import { megabytes } from "@ministry/shared-ui";
import { publicationTexts } from "../../content/records/publications.ts";
import { paths, publicationPath } from "../../paths.ts";
import { langOf } from "../../site/text/lang-of.ts";
import type { PageFacts } from "../../site/page/page-facts.ts";
import { headingOf } from "./file-facts.ts";

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
    lang: langOf(publication, "title"),
    description: description || publicationTexts.lead,
    subject: (ministry) => ({
      "@type": "DigitalDocument",
      encodingFormat: mimetype || undefined,
      contentSize: size > 0 ? megabytes(size) : undefined,
      datePublished: createdAt,
      dateModified: updatedAt,
      publisher: ministry,
    }),
  };
}
