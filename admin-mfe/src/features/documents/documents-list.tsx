import type { Publication } from "@ministry/api-client";
import { AnchorButton, Badge, LinkButton, megabytes, type DataColumn } from "@ministry/shared-ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import * as documentTableTexts from "../../content/documents/table.ts";
import { useArrivals } from "../../outbox/use-arrivals.ts";
import { useQueued } from "../../outbox/use-outbox.ts";
import { paths, publicPaths, to } from "../../paths.ts";
import { QueryView } from "../../screen/query-view.tsx";
import { actionsColumn } from "../../records/table/actions-column.tsx";
import { RecordTable } from "../../records/table/record-table.tsx";
import { useEdits } from "../../records/waiting/use-edits.tsx";
import { byGroup } from "../../records/waiting/waiting-rows.tsx";
import { Allowed } from "../../session/roles/allowed.tsx";
import { useApi } from "../../session/portal.tsx";
import { documentShape, groupOf, groups } from "./document-shape.ts";
import { documentEditGroup, documentsGroup } from "./documents-in-queue.ts";
import { documentsQuery } from "./documents-query.ts";
import css from "./documents.module.css";

/** All publications in their three groups. */
export function DocumentsList() {
  const query = useQuery(documentsQuery(useApi()));
  useArrivals(() => void query.refetch());
  return (
    <QueryView query={query} failure={documentTableTexts.failedToLoadDocuments}>
      {(documents) => <Groups documents={documents} />}
    </QueryView>
  );
}

const sections = groups.map((title) => ({
  title,
  holds: (document: Publication) => groupOf(document) === title,
  empty: documentTableTexts.noDocumentsFound,
}));

function Groups({ documents }: { documents: Publication[] }) {
  const api = useApi();
  const queries = useQueryClient();
  const waiting = useQueued(documentsGroup);
  const edits = useEdits(documentEditGroup);
  return (
    <RecordTable
      caption={documentTableTexts.documentsTitle}
      rows={documents}
      shape={documentShape(documents)}
      sections={sections}
      waiting={byGroup(waiting)}
      deleting="publish"
      removing={{
        question: documentTableTexts.deleteThisDocumentQuestion,
        success: documentTableTexts.documentDeleted,
        failure: documentTableTexts.deleteFailed,
        remove: ({ id }, idempotencyKey) => api.publications.remove(id, { idempotencyKey }),
        trashId: ({ id }) => id,
        refresh: async (deleted) => {
          const { queryKey } = documentsQuery(api);
          queries.setQueryData(queryKey, (before) => before?.filter((one) => !deleted.includes(one)));
          await queries.invalidateQueries({ queryKey });
        },
      }}
      columns={(ask) => [
        ...columnsOf(edits),
        actionsColumn<Publication>({
          head: documentTableTexts.actions,
          nameOf: ({ title }) => title,
          needs: "publish",
          onDelete: ask,
          actions: (document) => <Actions document={document} />,
        }),
      ]}
    />
  );
}

const columnsOf = (edits: ReturnType<typeof useEdits>): DataColumn<Publication>[] => [
  {
    head: documentTableTexts.title,
    rowHead: true,
    order: "title",
    cell: ({ id, title, description }) => (
      <>
        <span dir="auto">{title}</span>
        {description && (
          <small className={css.description} dir="auto">
            {description}
          </small>
        )}
        {edits(id, title)}
      </>
    ),
  },
  { head: documentTableTexts.category, cell: ({ category }) => <Badge>{category}</Badge> },
  {
    head: documentTableTexts.file,
    phone: "rest",
    order: "size",
    cell: ({ filename, size }) => (
      <span className={css.file}>
        <bdi>{filename}</bdi>, {megabytes(size)}
      </span>
    ),
  },
];

function Actions({ document: { id, title, url } }: { document: Publication }) {
  return (
    <>
      <AnchorButton
        size="small"
        variant="secondary"
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={documentTableTexts.viewNamed(title)}
      >
        {documentTableTexts.view}
      </AnchorButton>
      <LinkButton
        size="small"
        variant="secondary"
        to={to(publicPaths.document, { id })}
        aria-label={documentTableTexts.detailsOf(title)}
      >
        {documentTableTexts.details}
      </LinkButton>
      <Allowed to="edit">
        <LinkButton
          size="small"
          variant="secondary"
          to={to(paths.documentUpdate, { id })}
          aria-label={documentTableTexts.editNamed(title)}
        >
          {documentTableTexts.edit}
        </LinkButton>
      </Allowed>
    </>
  );
}
