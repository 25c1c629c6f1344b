import { type FastifyError, type FastifyReply, type FastifyRequest } from "fastify";
import { FileRefusal } from "../media/refusal.ts";
import { isDatabaseDown } from "../database/engines/failures.ts";
import {
  badRequest,
  causesOf,
  databaseDown,
  diskFull,
  interrupted,
  isDiskFull,
  Problem,
  serverBusy,
  serverFault,
  tooLarge,
  unsupportedBody,
} from "../lib/problems.ts";

/** The framework's own refusals, by code, in our words: its texts would reach editors otherwise (AMB-42). */
const frameworkProblems: Record<string, () => Problem> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: unsupportedBody,
  FST_INVALID_MULTIPART_CONTENT_TYPE: unsupportedBody,
  FST_ERR_CTP_BODY_TOO_LARGE: () => tooLarge("The request is too large."),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: interrupted,
  FST_ERR_CTP_EMPTY_TYPE: unsupportedBody,
  FST_MP_PREMATURE_CLOSE: interrupted,
  ECONNRESET: interrupted,
  ERR_STREAM_PREMATURE_CLOSE: interrupted,
  FST_PARTS_LIMIT: () => tooLarge("The form has too many parts."),
  FST_FILES_LIMIT: () => tooLarge("The form has too many files."),
  FST_FIELDS_LIMIT: () => tooLarge("The form has too many fields."),
  FST_PROTO_VIOLATION: () => badRequest("The form has a field with a name that can't be used."),
  FST_INVALID_JSON_FIELD_ERROR: () => badRequest("A field of the form could not be read."),
  FST_ERR_BAD_URL: () => badRequest("The address could not be read."),
  FST_ERR_MAX_PARAM_LENGTH: () => new Problem(414, "The address is too long."),
};

/** The system refuses for now: too many open files, no memory, a disk that fails or became read-only. */
const busyCodes = new Set(["EMFILE", "ENFILE", "ENOMEM", "EAGAIN", "EIO", "EROFS"]);

/** What the server depends on fails: the same request may succeed later. */
function passingProblem(error: unknown): Problem | undefined {
  if (isDiskFull(error)) return diskFull(error);
  if (isDatabaseDown(error)) return databaseDown(error);
  const isBusy = [...causesOf(error)].some(({ code }) => typeof code === "string" && busyCodes.has(code));
  return isBusy ? serverBusy(error) : undefined;
}

/** Turns whatever was thrown into a refusal that may be shown. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof FileRefusal) return new Problem(error.statusCode, error.message);
  const passing = passingProblem(error);
  if (passing) return passing;
  const { code = "", statusCode = 500 } = error as Partial<FastifyError>;
  const known = frameworkProblems[code];
  if (known) return known();
  return statusCode >= 400 && statusCode < 500
    ? new Problem(statusCode, "The request could not be read.")
    : serverFault();
}

/** Answers an error as `{ message, requestId }`, with a `code` where programs go on by it; what went wrong inside is in the log alone. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const problem = problemOf(error);
  if (problem.statusCode >= 500) request.log.error({ err: error }, "request failed");
  if (problem.retryAfterSeconds !== undefined)
    void reply.header("retry-after", String(problem.retryAfterSeconds));
  if (problem.statusCode === 401) void reply.header("www-authenticate", "Bearer");
  return reply
    .code(problem.statusCode)
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .send(JSON.stringify({ message: problem.message, ...problem.details, requestId: request.id }));
}
