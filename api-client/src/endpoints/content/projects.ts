import type { Call, WriteCall } from "../../http/call.ts";
import { fromPaths, type Reader } from "../../http/reader.ts";
import { ifUnchanged, type WriteRequest } from "../../http/write-request.ts";
import type { Writer } from "../../http/writer.ts";
import type { PictureMaker } from "../../images.ts";
import type { Project, ProjectDraft } from "../../model.ts";
import {
  photosField,
  projectAdditionFields,
  projectImageFields,
  projectTextFields,
} from "../../schemas/fields/fields.ts";
import { readProject } from "../../schemas/records/project.ts";
import type { Sector } from "../../schemas/fields/sector.ts";
import { manyWith, oneWith } from "../decode.ts";
import { formOf, withTranslations } from "../form.ts";
import { segment } from "../ids.ts";
import { projectOf } from "../pictures.ts";
import { readPaths } from "../public-reads.ts";
import { receiptOf, type Receipt } from "../receipt.ts";

const createPaths = {
  energy: "/createProjectEnergy/EnergyProject",
  water: "/createProjectWater/waterProject",
} as const;
const updatePaths = {
  energy: "/UpdateEnergyProject/energy/",
  water: "/UpdateWaterProject/waterProject/",
} as const;
const removePaths = {
  energy: "/DeleteEnergyProject/energy/",
  water: "/DeleteWaterProject/waterProject/",
} as const;

/** Reading projects (API-05…10). */
export const projectReads = (reader: Reader, picture: PictureMaker) => ({
  async list(sector: Sector, call?: Call): Promise<Project[]> {
    const sources = fromPaths(readPaths.projects(sector), manyWith(readProject));
    const records = await reader.firstAnswer(sources, { fallback: "Failed to load projects list.", ...call });
    return records.map((record) => projectOf(record, sector, picture));
  },
  async get(sector: Sector, id: string, call?: Call): Promise<Project> {
    const sources = fromPaths(readPaths.project(sector, id), oneWith(readProject));
    const record = await reader.firstAnswer(sources, { fallback: "Failed to load project.", ...call });
    return projectOf(record, sector, picture);
  },
});

/** The writes as data, for sending now or later (API-03, 04, 11…14). */
export const projectRequests = {
  create: (sector: Sector, draft: ProjectDraft): WriteRequest => ({
    method: "POST",
    paths: [createPaths[sector]],
    look: readPaths.projects(sector),
    form: projectForm(draft),
  }),
  update: (sector: Sector, id: string, patch: ProjectDraft, version?: string): WriteRequest => ({
    method: "PATCH",
    paths: [updatePaths[sector] + segment(id)],
    form: projectForm(patch),
    ...ifUnchanged(version),
  }),
  remove: (sector: Sector, id: string): WriteRequest => ({
    method: "DELETE",
    paths: [removePaths[sector] + segment(id)],
  }),
};

/** Writing projects. */
export const projectWrites = (writer: Writer) => ({
  async create(sector: Sector, draft: ProjectDraft, call?: WriteCall): Promise<Receipt> {
    return receiptOf(
      await writer.send(projectRequests.create(sector, draft), { fallback: "Upload failed", ...call }),
    );
  },
  async update(sector: Sector, id: string, patch: ProjectDraft, call?: WriteCall): Promise<Receipt> {
    const request = projectRequests.update(sector, id, patch, call?.version);
    return receiptOf(await writer.send(request, { fallback: "Update failed.", ...call }));
  },
  async remove(sector: Sector, id: string, call?: WriteCall): Promise<void> {
    await writer.send(projectRequests.remove(sector, id), call);
  },
});

function projectForm({ components = [], stakeholders = [], photos = [], ...given }: ProjectDraft) {
  const draft = withTranslations(given);
  const [componentOne, componentTwo, componentThree, componentFour] = components;
  const [stakeholderOne, stakeholderTwo, stakeholderThree, stakeholderFour] = stakeholders;
  return formOf(
    {
      fields: { ...projectTextFields, ...projectAdditionFields },
      values: { ...draft, componentOne, componentTwo, componentThree, componentFour },
    },
    {
      fields: projectImageFields,
      values: { ...draft, stakeholderOne, stakeholderTwo, stakeholderThree, stakeholderFour },
    },
    photos.map((file) => ({ field: photosField.form, file })),
  );
}
