import { createHash } from "node:crypto";
import { rm } from "node:fs/promises";
import "@fastify/multipart";
import { isRecord, textLimitOf } from "@ministry/api-client/schemas";
import { type FastifyRequest } from "fastify";
import { cleanText } from "../http/input/clean-input.ts";
import { badRequest, tooLarge, unsupportedBody } from "../lib/problems.ts";
import { receiveFile } from "../uploads/receive.ts";

/** A file of a form: received with it, or named as a finished resumable upload. */
export type FormFile =
  | { kind: "received"; path: string; filename: string; bytes: number; sha256: string }
  | { kind: "upload"; id: string };

/** What a form may hold. Anything else in it is read past. */
export interface FormRules {
  texts: readonly string[];
  /** Texts that hold JSON; a JSON body may have the object itself in their place. */
  objects?: readonly string[];
  /** File fields and how many files each may have. */
  files: Readonly<Record<string, number>>;
  /** Other spellings of a field. */
  aliases?: Readonly<Record<string, string>>;
  /** Field that takes a file under whatever name it comes (the contract names none). */
  anyFile?: string;
  maxFileBytes: number;
}

export interface Form {
  texts: Map<string, string>;
  files: Map<string, FormFile[]>;
  /** Hash over all that was sent: texts, and files by their content; an upload counts as some file. */
  fingerprint: string;
  /** Removes the received files; call it once, whatever happened. */
  dispose(): Promise<void>;
}

const uploadId = /^[0-9a-zA-Z_-]{16,100}$/;
const maxFields = 200;
/** A text in a file's place: the id of an upload, or the reference of a stored file sent back unchanged. */
const maxReferenceBytes = 4_096;

class FormBuilder {
  readonly texts = new Map<string, string>();
  readonly files = new Map<string, FormFile[]>();

  constructor(
    private readonly rules: FormRules,
    private readonly tempDir: string,
  ) {}

  private named(field: string): string {
    return this.rules.aliases?.[field] ?? field;
  }

  fileField(field: string): string | undefined {
    const name = this.named(field);
    return Object.hasOwn(this.rules.files, name) ? name : this.rules.anyFile;
  }

  addFile(name: string, file: FormFile): void {
    const list = this.files.get(name) ?? [];
    const max = this.rules.files[name] ?? 0;
    if (list.length >= max) {
      throw badRequest(
        max === 1 ? `Only one file may be sent as “${name}”.` : `At most ${max} files can be sent at once.`,
      );
    }
    this.files.set(name, [...list, file]);
  }

  addText(field: string, value: string): void {
    const name = this.named(field);
    if (Object.hasOwn(this.rules.files, name)) {
      // A text in place of a file names an upload; a reference sent back unchanged, or nothing, changes nothing.
      if (uploadId.test(value)) this.addFile(name, { kind: "upload", id: value });
      return;
    }
    if (!this.rules.texts.includes(name)) return;
    if (this.texts.has(name)) throw badRequest(`“${name}” was sent more than once.`);
    // Browsers send every line end of a form as CRLF; a limit counts what is stored.
    const text = cleanText(value.replaceAll("\r\n", "\n"));
    const limit = textLimitOf(name);
    if (text.length > limit) throw badRequest(`“${name}” is longer than ${limit} characters.`);
    this.texts.set(name, text);
  }

  async receive(name: string, filename: string, source: Parameters<typeof receiveFile>[0]): Promise<void> {
    const received = await receiveFile(source, { tempDir: this.tempDir, maxBytes: this.rules.maxFileBytes });
    const file: FormFile = { kind: "received", filename, ...received };
    try {
      this.addFile(name, file);
    } catch (error) {
      await rm(file.path, { force: true });
      throw error;
    }
  }

  build(): Form {
    const fingerprintParts = [
      ...[...this.texts].map(([name, value]) => ["text", name, value]),
      ...[...this.files].flatMap(([name, list]) =>
        // An upload counts as "some file": the sender may have had to start it again under another id.
        list.map((file) => ["file", name, file.kind === "received" ? file.sha256 : "upload"]),
      ),
    ].sort((a, b) => (`${a[0]} ${a[1]}` < `${b[0]} ${b[1]}` ? -1 : 1));
    return {
      texts: this.texts,
      files: this.files,
      fingerprint: createHash("sha256").update(JSON.stringify(fingerprintParts)).digest("hex"),
      dispose: () => this.dispose(),
    };
  }

  async dispose(): Promise<void> {
    for (const file of [...this.files.values()].flat()) {
      if (file.kind === "received") await rm(file.path, { force: true });
    }
  }
}

/** Lets the rest of a refused form flow past, so that the sender gets to read the answer. */
function drain(request: FastifyRequest): void {
  request.raw.unpipe();
  request.raw.resume();
  const timer = setTimeout(() => request.raw.destroy(), 30_000);
  request.raw.once("close", () => clearTimeout(timer)).once("end", () => clearTimeout(timer));
}

async function readMultipart(request: FastifyRequest, rules: FormRules, form: FormBuilder): Promise<void> {
  const maxFiles = Object.values(rules.files).reduce((sum, max) => sum + max, 0) + 10;
  const limits = {
    fields: maxFields,
    files: maxFiles,
    parts: maxFields + maxFiles,
    fieldNameSize: 200,
    fieldSize: Math.max(maxReferenceBytes, ...rules.texts.map((text) => textLimitOf(text) * 4 + 4)),
    fileSize: rules.maxFileBytes + 1,
    headerPairs: 50,
  };
  for await (const part of request.parts({ limits })) {
    if (part.type === "file") {
      const name = form.fileField(part.fieldname);
      if (name === undefined || (part.filename ?? "") === "") part.file.resume();
      else await form.receive(name, part.filename, part.file);
      continue;
    }
    if (part.valueTruncated) throw tooLarge(`“${part.fieldname.slice(0, 60)}” is too long.`);
    form.addText(part.fieldname, typeof part.value === "string" ? part.value : String(part.value ?? ""));
  }
}

function readJson(body: unknown, rules: FormRules, form: FormBuilder): void {
  if (typeof body !== "object" || body === null || Array.isArray(body))
    throw badRequest("The request body must be a form.");
  for (const [name, value] of Object.entries(body)) {
    if (isRecord(value) && rules.objects?.includes(name)) form.addText(name, JSON.stringify(value));
    for (const one of Array.isArray(value) ? value : [value]) {
      if (typeof one === "string" || typeof one === "number") form.addText(name, String(one));
    }
  }
}

/** The multipart parser names its errors by their text alone: no boundary, an end too early. */
const isParserError = (error: unknown) =>
  error instanceof Error && !("code" in error) && /multipart/i.test(error.message);

/**
 * Reads a form as multipart (files streamed to `tempDir`, never cut) or as JSON (texts and upload ids). Refuses
 * repeated single fields, files over the limit (413) and more parts than the contract has.
 */
export async function readForm(request: FastifyRequest, rules: FormRules, tempDir: string): Promise<Form> {
  const form = new FormBuilder(rules, tempDir);
  try {
    if (request.isMultipart()) await readMultipart(request, rules, form);
    else if (request.headers["content-type"]?.includes("json")) readJson(request.body, rules, form);
    else throw unsupportedBody();
  } catch (error) {
    await form.dispose();
    if (request.isMultipart()) drain(request);
    throw isParserError(error) ? badRequest("The form could not be read. Please send it again.") : error;
  }
  return form.build();
}
