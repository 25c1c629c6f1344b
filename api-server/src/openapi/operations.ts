import { accountOperations } from "./account-operations.ts";
import { contentOperations } from "./content-operations.ts";
import type { Operation, OperationList } from "./operation.ts";
import { serviceOperations } from "./service-operations.ts";

/** Every call by method and the path's first words; the first entry that fits describes it. */
const operations: OperationList = [...contentOperations, ...accountOperations, ...serviceOperations];

/** The operation behind a route, whichever alias it is. */
export function operationOf(method: string, path: string): Operation | undefined {
  const call = `${method} ${path.replace(/^\/api\//, "/")}`;
  return operations.find(([start]) => call.startsWith(start))?.[1];
}
