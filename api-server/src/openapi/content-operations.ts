import {
  achievementBody,
  documentAdditionFields,
  documentHitsAnswer,
  documentFileField,
  documentTextFields,
  eventAdditionFields,
  eventAnswer,
  eventImageFields,
  eventPageAnswer,
  eventTextFields,
  photosAnswer,
  photosField,
  positionBody,
  projectAdditionFields,
  projectAnswer,
  projectImageFields,
  projectTextFields,
} from "@ministry/api-client/schemas";
import { additionDetails } from "./addition-details.ts";
import {
  achievementAt,
  achievementDeleted,
  achievementsListed,
  achievementWritten,
  documentRead,
  documentsListed,
  documentWritten,
  eventWritten,
  photoDeleted,
  photoReplaced,
  photosAdded,
  projectsListed,
  projectWritten,
} from "./content-answers.ts";
import { type FormShape, type Operation, type OperationList, paging, saidOf } from "./operation.ts";

const position = { id: "The `_id` shown at this position; 409 when another item is there" };

const projectForm: FormShape = {
  texts: [...Object.values(projectTextFields), ...Object.values(projectAdditionFields)],
  details: additionDetails("project"),
  files: Object.values(projectImageFields),
  manyFiles: [photosField.form],
};
const eventForm: FormShape = {
  texts: [...Object.values(eventTextFields), ...Object.values(eventAdditionFields)],
  details: additionDetails("event"),
  files: Object.values(eventImageFields),
};
const documentForm: FormShape = {
  texts: [...Object.values(documentTextFields), ...Object.values(documentAdditionFields)],
  details: additionDetails("document"),
  files: [documentFileField],
};

const projectList: Operation = {
  tag: "Projects",
  summary: "All projects of a sector, newest first",
  answer: projectsListed,
  query: paging,
};
const projectSingle: Operation = { tag: "Projects", summary: "One project", answer: projectAnswer };
const projectCreate: Operation = {
  tag: "Projects",
  summary: "Create a project",
  form: projectForm,
  answer: projectWritten,
};
const projectUpdate: Operation = {
  tag: "Projects",
  summary: "Change a project; what is not sent stays as it is",
  form: projectForm,
  answer: projectWritten,
  conditional: true,
};
const projectDelete: Operation = { tag: "Projects", summary: "Delete a project", answer: saidOf };
const achievementList: Operation = {
  tag: "Achievements",
  summary: "The achievements of a project",
  answer: achievementsListed,
};
const achievementOne: Operation = {
  tag: "Achievements",
  summary: "One achievement by its position",
  answer: achievementAt,
};
const achievementAdd: Operation = {
  tag: "Achievements",
  summary: "Add an achievement",
  body: achievementBody,
  answer: achievementWritten,
};
const achievementUpdate: Operation = {
  tag: "Achievements",
  summary: "Change the achievement at a position",
  body: achievementBody,
  answer: achievementWritten,
  query: position,
  conditional: true,
};
const achievementDelete: Operation = {
  tag: "Achievements",
  summary: "Delete the achievement at a position",
  answer: achievementDeleted,
  query: position,
};
const photoList: Operation = { tag: "Photos", summary: "The photos of a project", answer: photosAnswer };
const photoAdd: Operation = {
  tag: "Photos",
  summary: "Add photos, at most 20 of 10 MB",
  form: { texts: [], files: [], manyFiles: [photosField.energyGallery, photosField.waterGallery] },
  answer: photosAdded,
};
const photoReplace: Operation = {
  tag: "Photos",
  summary: "Replace the photo at a position",
  form: { texts: ["index", "id"], files: [photosField.energyGallery] },
  answer: photoReplaced,
};
const photoDelete: Operation = {
  tag: "Photos",
  summary: "Delete the photo at a position",
  body: positionBody,
  answer: photoDeleted,
};
const eventSingle: Operation = { tag: "Events", summary: "One event", answer: eventAnswer };

/** The contract's calls on projects, achievements, photos, events and publications. */
export const contentOperations: OperationList = [
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
    { tag: "Events", summary: "Create an event; its title is unique", form: eventForm, answer: eventWritten },
  ],
  [
    "PATCH /UpdateEvent/",
    {
      tag: "Events",
      summary: "Change an event",
      form: eventForm,
      answer: eventWritten,
      conditional: true,
    },
  ],
  ["DELETE /DeleteEvent/", { tag: "Events", summary: "Delete an event", answer: saidOf }],
  [
    "GET /ReadAssess/DocumentFile/",
    { tag: "Publications", summary: "One publication", answer: documentRead },
  ],
  ["GET /ReadAssess/", { tag: "Publications", summary: "All publications", answer: documentsListed }],
  [
    "GET /search-documents",
    {
      tag: "Publications",
      summary: "The publications whose file has these words in its text, the best first, at most 20",
      answer: documentHitsAnswer,
      query: { q: "What is looked for; of more than 200 letters the rest is not read" },
    },
  ],
  [
    "POST /createAssess/",
    {
      tag: "Publications",
      summary: "Publish a document",
      form: documentForm,
      answer: documentWritten,
    },
  ],
  [
    "PUT /UpdateAssess/",
    {
      tag: "Publications",
      summary: "Change a publication; without a file it keeps its own",
      form: documentForm,
      answer: documentWritten,
      conditional: true,
    },
  ],
  ["DELETE /DeleteAssess/", { tag: "Publications", summary: "Delete a publication", answer: saidOf }],
];
