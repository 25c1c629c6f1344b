import { receiptsBody } from "../routes/content/receipts.ts";
import { type Operation, type OperationList, paging } from "./operation.ts";
import {
  alive,
  auditPage,
  backupStatus,
  mailStatus,
  openApiDocument,
  projectsWithoutPhotos,
  readiness,
  receipts,
  takenFromTrash,
  trash,
} from "./service-answers.ts";

const auditFilter = {
  records: "`1`: of records alone, nothing of accounts and sessions",
  kind: "Kind of record",
  subject: "Its id",
  actor: "Id of an administrator",
  from: "From this moment on (ISO 8601)",
  until: "Before this moment (ISO 8601)",
};
const upload: Operation = {
  tag: "Files",
  summary: "Resumable upload (tus 1.0); its id may stand for a file in any form",
};

/** Stored files, the administration of what is published, and the service itself. */
export const serviceOperations: OperationList = [
  ["GET /storage/", { tag: "Files", summary: "A stored image or document", media: ["*/*"] }],
  ["GET /allimages/", { tag: "Files", summary: "A stored image", media: ["image/*"] }],
  ["POST /uploads", upload],
  ["HEAD /uploads/", upload],
  ["PATCH /uploads/", upload],
  ["DELETE /uploads/", upload],
  [
    "POST /receipts",
    {
      tag: "Administration",
      summary: "Which of these request keys were completed",
      body: receiptsBody,
      answer: receipts,
    },
  ],
  [
    "GET /trash",
    {
      tag: "Administration",
      summary: "What was deleted within 30 days, newest first",
      answer: trash,
      query: { limit: "Entries of each kind, at most 200" },
    },
  ],
  [
    "POST /trash/",
    { tag: "Administration", summary: "Bring a deleted record back to its place", answer: takenFromTrash },
  ],
  [
    "DELETE /trash/",
    { tag: "Administration", summary: "Delete a record for good, with its files", answer: takenFromTrash },
  ],
  [
    "GET /audit/export",
    {
      tag: "Administration",
      summary: "The change history as CSV, filtered as `GET /audit` is",
      query: auditFilter,
      media: ["text/csv"],
    },
  ],
  [
    "GET /audit",
    {
      tag: "Administration",
      summary: "Who did what, newest first",
      answer: auditPage,
      query: {
        ...paging,
        ...auditFilter,
      },
    },
  ],
  [
    "GET /backups",
    {
      tag: "Administration",
      summary: "When the server last made a backup by itself, and why the last one failed",
      answer: backupStatus,
    },
  ],
  [
    "GET /projects-without-photos",
    {
      tag: "Administration",
      summary: "Projects whose gallery is empty, newest first",
      answer: projectsWithoutPhotos,
      query: { limit: paging.limit },
    },
  ],
  [
    "GET /mail",
    {
      tag: "Administration",
      summary: "Whether mails can be sent, how many wait, and why the last one failed",
      answer: mailStatus,
    },
  ],
  [
    "GET /snapshot",
    {
      tag: "Service",
      summary:
        "All public text for use offline, as lines of JSON: the first describes the others and carries their SHA-256",
      media: ["application/x-ndjson"],
      query: {
        since: "The `version` that is held, as `topic:token` joined by commas: only what changed is sent",
      },
    },
  ],
  ["GET /healthz", { tag: "Service", summary: "The server answers", answer: alive }],
  [
    "GET /readyz",
    {
      tag: "Service",
      summary: "Database and storage answer too",
      answer: readiness,
      unavailable: readiness,
      query: { for: "`reads`: ready as soon as it can be read from" },
    },
  ],
  ["GET /metrics", { tag: "Service", summary: "Figures in Prometheus' format", media: ["text/plain"] }],
  ["GET /openapi.json", { tag: "Service", summary: "This description", answer: openApiDocument }],
  ["GET /docs", { tag: "Service", summary: "This description as a page", media: ["text/html"] }],
];
