import type { Publication } from "@ministry/api-client";
import { AnchorButton, Badge, Card, CardGrid, LinkButton, megabytes } from "@ministry/shared-ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { paths, publicPaths, to } from "../../paths.ts";
import { DeleteButton } from "../../screen/delete-button.tsx";
import { QueryView } from "../../screen/query-view.tsx";
import { useApi } from "../../session/portal.tsx";
import { groupOf, groups } from "./document-values.ts";
import { documentsQuery } from "./documents-query.ts";
import css from "./documents.module.css";

/** All publications in their three groups. */
export function DocumentsList() {
  const query = useQuery(documentsQuery(useApi()));
  return (
    <QueryView query={query} failure="Failed to load documents.">
      {(documents) =>
        groups.map((group) => (
          <Group key={group} name={group} documents={documents.filter((one) => groupOf(one) === group)} />
        ))
      }
    </QueryView>
  );
}

function Group({ name, documents }: { name: string; documents: Publication[] }) {
  return (
    <section className={css.group} aria-label={name}>
      <h2>
        {name} <small className={css.count}>{documents.length}</small>
      </h2>
      {documents.length === 0 ? (
        <p>No documents found.</p>
      ) : (
        <CardGrid as="ul" min="19rem">
          {documents.map((document) => (
            <DocumentCard key={document.id} document={document} />
          ))}
        </CardGrid>
      )}
    </section>
  );
}

function DocumentCard({ document }: { document: Publication }) {
  const { id, title, description, category, filename, size, url } = document;
  const api = useApi();
  const queries = useQueryClient();
  const remove = async (idempotencyKey: string) => {
    await api.publications.remove(id, { idempotencyKey });
    await queries.invalidateQueries(documentsQuery(api));
  };
  return (
    <Card as="li">
      <Badge>{category}</Badge>
      <h3 dir="auto">{title}</h3>
      {description && (
        <p className={css.description} dir="auto">
          {description}
        </p>
      )}
      <p className={css.file}>
        <span dir="auto">{filename}</span>, {megabytes(size)}
      </p>
      <div className={css.actions}>
        <AnchorButton
          size="small"
          variant="secondary"
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`View ${title}`}
        >
          View
        </AnchorButton>
        <LinkButton
          size="small"
          variant="secondary"
          to={to(publicPaths.document, { id })}
          aria-label={`Details of ${title}`}
        >
          Details
        </LinkButton>
        <DeleteButton
          question="Delete this document?"
          name={title}
          onDelete={remove}
          failure="Delete failed"
          success="Document deleted"
        />
        <LinkButton size="small" to={to(paths.documentUpdate, { id })} aria-label={`Edit ${title}`}>
          Edit
        </LinkButton>
      </div>
    </Card>
  );
}
