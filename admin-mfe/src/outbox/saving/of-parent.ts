import type { WriteRequest } from "@ministry/api-client";
import { parentId } from "@ministry/api-client/outbox";

/** Survives the encoding of a path segment, unlike the braces of `parentId`. */
const placeholder = "parent-record";

/** A request about a record that is still to be created: the id its parent gets is put in when it is sent. */
export function ofParent(requestAbout: (recordId: string) => WriteRequest): WriteRequest {
  const request = requestAbout(placeholder);
  const named = (path: string) => path.replace(placeholder, parentId);
  const [first, ...further] = request.paths.map(named);
  return { ...request, paths: [first ?? "", ...further], look: request.look?.map(named) };
}
