import {
  achievementAnswer,
  achievementBody,
  documentAnswer,
  documentFileField,
  documentTextFields,
  eventAnswer,
  eventImageFields,
  eventPageAnswer,
  eventTextFields,
  photosAnswer,
  photosField,
  positionBody,
  projectAnswer,
  projectImageFields,
  projectTextFields,
  registrationBody,
  sessionAnswer,
  signInBody,
  viewerAnswer,
} from "@ministry/api-client/schemas";
import * as z from "zod/mini";
import { adminChanges } from "../routes/admins.ts";
import { passwordChange, passwordReset } from "../routes/passwords.ts";
import { receiptsBody } from "../routes/receipts.ts";

/** A multipart body: texts, single files and repeated files. */
export interface FormShape {
  texts: string[];
  files: string[];
  manyFiles?: string[];
}

/** What the description says of one call; the paths come from the routes themselves. */
export interface Operation {
  tag:
    | "Sign-in"
    | "Projects"
    | "Achievements"
    | "Photos"
    | "Events"
    | "Publications"
    | "Files"
    | "Administration"
    | "Service";
  summary: string;
  /** JSON body. */
  body?: z.ZodMiniType;
  form?: FormShape;
  answer?: z.ZodMiniType;
  /** Query parameters. */
  query?: Record<string, string>;
  /** Takes `If-Match`: the change is made on a certain version. */
  conditional?: true;
}

const said = z.object({ message: z.string() });
const saidOf = z.object({ message: z.string(), _id: z.string() });
const paging = { page: "Page, from 1", limit: "Entries on a page, at most 200" };
const position = { id: "The `_id` shown at this position; 409 when another item stands there" };
const list = z.object({ items: z.array(z.record(z.string(), z.unknown())) });

const projectForm: FormShape = {
  texts: Object.values(projectTextFields),
  files: Object.values(projectImageFields),
  manyFiles: [photosField.form],
};
const eventForm: FormShape = {
  texts: Object.values(eventTextFields),
  files: Object.values(eventImageFields),
};
const documentForm: FormShape = { texts: Object.values(documentTextFields), files: [documentFileField] };

const projectList: Operation = {
  tag: "Projects",
  summary: "All projects of a sector, newest first",
  answer: z.array(projectAnswer),
  query: paging,
};
const projectSingle: Operation = { tag: "Projects", summary: "One project", answer: projectAnswer };
const projectCreate: Operation = {
  tag: "Projects",
  summary: "Create a project",
  form: projectForm,
  answer: projectAnswer,
};
const projectUpdate: Operation = {
  tag: "Projects",
  summary: "Change a project; what is not sent stays as it is",
  form: projectForm,
  answer: projectAnswer,
  conditional: true,
};
const projectDelete: Operation = { tag: "Projects", summary: "Delete a project", answer: saidOf };
const achievementList: Operation = {
  tag: "Achievements",
  summary: "The achievements of a project",
  answer: viewerAnswer,
};
const achievementOne: Operation = {
  tag: "Achievements",
  summary: "One achievement by its position",
  answer: achievementAnswer,
};
const achievementAdd: Operation = {
  tag: "Achievements",
  summary: "Add an achievement",
  body: achievementBody,
  answer: achievementAnswer,
};
const achievementUpdate: Operation = {
  tag: "Achievements",
  summary: "Change the achievement at a position",
  body: achievementBody,
  answer: achievementAnswer,
  query: position,
  conditional: true,
};
const achievementDelete: Operation = {
  tag: "Achievements",
  summary: "Delete the achievement at a position",
  answer: said,
  query: position,
};
const photoList: Operation = { tag: "Photos", summary: "The photos of a project", answer: photosAnswer };
const photoAdd: Operation = {
  tag: "Photos",
  summary: "Add photos, at most 20 of 10 MB",
  form: { texts: [], files: [], manyFiles: [photosField.energyGallery, photosField.waterGallery] },
  answer: photosAnswer,
};
const photoReplace: Operation = {
  tag: "Photos",
  summary: "Replace the photo at a position",
  form: { texts: ["index", "id"], files: [photosField.energyGallery] },
  answer: photosAnswer,
};
const photoDelete: Operation = {
  tag: "Photos",
  summary: "Delete the photo at a position",
  body: positionBody,
  answer: photosAnswer,
};
const eventSingle: Operation = { tag: "Events", summary: "One event", answer: eventAnswer };
const upload: Operation = {
  tag: "Files",
  summary: "Resumable upload (tus 1.0); its id may stand for a file in any form",
};

/** Every call by method and the path's first words; the first entry that fits describes it. */
export const operations: [start: string, operation: Operation][] = [
  ["POST /customerLogin", { tag: "Sign-in", summary: "Sign in", body: signInBody, answer: sessionAnswer }],
  [
    "POST /createAdmin",
    { tag: "Sign-in", summary: "Create an administrator", body: registrationBody, answer: said },
  ],
  ["POST /logout", { tag: "Sign-in", summary: "Sign out", answer: said }],
  ["GET /readProjectEnergySingal", projectSingle],
  ["GET /readProjectWaterSingal", projectSingle],
  ["GET /readProjectEnergy/", projectList],
  ["GET /readProjectWater/", projectList],
  ["POST /createProjectEnergy/", projectCreate],
  ["POST /createProjectWater/", projectCreate],
  ["PATCH /UpdateEnergyProject/", projectUpdate],
  ["PATCH /UpdateWaterProject/", projectUpdate],
  ["DELETE /DeleteEnergyProject/", projectDelete],
  ["DELETE /DeleteWaterProject/{id}/photos", photoDelete],
  ["DELETE /DeleteWaterProject/", projectDelete],
  ["GET /createAchiev/", achievementList],
  ["GET /{id}/achievements", achievementList],
  ["POST /createAchiev/", achievementAdd],
  ["POST /createWaterAchiev/", achievementAdd],
  ["GET /ReadSingalEnergyAchiev/", achievementOne],
  ["GET /ReadSigngalWaterAchiev/", achievementOne],
  ["PATCH /UpdateEnergyAchiev/", achievementUpdate],
  ["PUT /Update/", achievementUpdate],
  ["DELETE /DeleteEnergyAchiev/", achievementDelete],
  ["DELETE /Delete/", achievementDelete],
  ["GET /ReadEnergyProjectPhoto/", photoList],
  ["GET /ReadWaterProjectPhoto/", photoList],
  ["POST /energyProject/", photoAdd],
  ["POST /WaterProject/", photoAdd],
  ["PUT /energyProject/", photoReplace],
  ["DELETE /energyProject/", photoDelete],
  ["GET /readProjectEventSingal/", eventSingle],
  ["GET /readProjectEvent/events/", eventSingle],
  ["GET /readProjectEvent/Event/", eventSingle],
  [
    "GET /readProjectEvent/Event",
    {
      tag: "Events",
      summary: "A page of events; page 1 holds the latest, ascending",
      answer: eventPageAnswer,
      query: paging,
    },
  ],
  [
    "POST /createProjectEvent/",
    { tag: "Events", summary: "Create an event; its title is unique", form: eventForm, answer: eventAnswer },
  ],
  [
    "PATCH /UpdateEvent/",
    {
      tag: "Events",
      summary: "Change an event",
      form: eventForm,
      answer: eventAnswer,
      conditional: true,
    },
  ],
  ["DELETE /DeleteEvent/", { tag: "Events", summary: "Delete an event", answer: saidOf }],
  [
    "GET /ReadAssess/DocumentFile/",
    { tag: "Publications", summary: "One publication", answer: z.object({ data: documentAnswer }) },
  ],
  [
    "GET /ReadAssess/",
    { tag: "Publications", summary: "All publications", answer: z.object({ data: z.array(documentAnswer) }) },
  ],
  [
    "POST /createAssess/",
    {
      tag: "Publications",
      summary: "Publish a document",
      form: documentForm,
      answer: z.object({ data: documentAnswer }),
    },
  ],
  [
    "PUT /UpdateAssess/",
    {
      tag: "Publications",
      summary: "Change a publication; without a file it keeps its own",
      form: documentForm,
      answer: z.object({ data: documentAnswer }),
      conditional: true,
    },
  ],
  ["DELETE /DeleteAssess/", { tag: "Publications", summary: "Delete a publication", answer: saidOf }],
  ["GET /storage/", { tag: "Files", summary: "A stored image or document" }],
  ["GET /allimages/", { tag: "Files", summary: "A stored image" }],
  ["POST /uploads", upload],
  ["HEAD /uploads/", upload],
  ["PATCH /uploads/", upload],
  ["DELETE /uploads/", upload],
  [
    "POST /receipts",
    { tag: "Administration", summary: "Which of these request keys were completed", body: receiptsBody },
  ],
  ["GET /trash", { tag: "Administration", summary: "What was deleted within 30 days", answer: list }],
  [
    "POST /trash/",
    { tag: "Administration", summary: "Bring a deleted record back to its place", answer: saidOf },
  ],
  [
    "GET /audit",
    {
      tag: "Administration",
      summary: "Who did what, newest first",
      answer: list,
      query: {
        ...paging,
        kind: "Kind of record",
        subject: "Its id",
        actor: "Id of an administrator",
        from: "From this moment on (ISO 8601)",
        until: "Before this moment (ISO 8601)",
      },
    },
  ],
  [
    "GET /projects-without-photos",
    {
      tag: "Administration",
      summary: "Projects whose gallery is empty, newest first",
      answer: list,
      query: { limit: paging.limit },
    },
  ],
  ["GET /admins", { tag: "Administration", summary: "All administrators", answer: list }],
  [
    "PATCH /admins/",
    { tag: "Administration", summary: "Switch an administrator off or on", body: adminChanges, answer: said },
  ],
  ["GET /sessions", { tag: "Administration", summary: "One's own sessions", answer: list }],
  ["DELETE /sessions", { tag: "Administration", summary: "End one session, or all others", answer: said }],
  [
    "POST /password-reset",
    {
      tag: "Administration",
      summary: "Set a new password with a one-time link",
      body: passwordReset,
      answer: said,
    },
  ],
  ["GET /password-reset", { tag: "Administration", summary: "The page behind a one-time link" }],
  [
    "POST /password",
    { tag: "Administration", summary: "Change one's own password", body: passwordChange, answer: said },
  ],
  ["GET /healthz", { tag: "Service", summary: "The server answers" }],
  ["GET /readyz", { tag: "Service", summary: "Database and storage answer too" }],
  ["GET /metrics", { tag: "Service", summary: "Figures in Prometheus' format" }],
  ["GET /openapi.json", { tag: "Service", summary: "This description" }],
  ["GET /docs", { tag: "Service", summary: "This description as a page" }],
];

/** The operation behind a route, whichever alias it is. */
export function operationOf(method: string, path: string): Operation | undefined {
  const call = `${method} ${path.replace(/^\/api\//, "/")}`;
  return operations.find(([start]) => call.startsWith(start))?.[1];
}
