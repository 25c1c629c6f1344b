import type { WriteRequest } from "../../http/write-request.ts";
import type { HostKind } from "../sending/requests/failure.ts";
import type { Delivery, Transport } from "../sending/requests/transport.ts";

/** A server that remembers what it accepted, by key, and fails where a test says so. */
export class FakeHost implements Transport {
  kind: HostKind = "ours";
  readonly taken: { key: string; path: string }[] = [];
  readonly attempts: string[] = [];
  asked = 0;
  /** Looked at before each send; throws to fail, answers "after" to fail once the work is done. */
  fault: (key: string, nth: number) => Error | { after: Error } | undefined = () => undefined;

  async host() {
    this.asked++;
    return this.kind;
  }
  async send(request: WriteRequest, key: string): Promise<Delivery> {
    this.attempts.push(key);
    const fault = this.fault(key, this.attempts.length);
    if (fault instanceof Error) throw fault;
    if (!this.taken.some((one) => one.key === key)) this.taken.push({ key, path: request.paths[0] });
    if (fault) throw fault.after;
    return { receipt: `R-${key}`, recordId: `record-of-${key}` };
  }
  async upload() {
    return "upload-1";
  }
  /** What a list at the site shows: the keys of what was taken. */
  async listEntries(paths?: readonly string[]) {
    return paths && this.taken.map(({ key }) => ({ id: `record-of-${key}`, label: key }));
  }
  async receipts(keys: readonly string[]) {
    return new Map(
      keys
        .filter((key) => this.taken.some((one) => one.key === key))
        .map((key) => [key, { receipt: `R-${key}` }]),
    );
  }
}
