/** What a command did, for people; `failed` is its exit code 1. */
export interface CommandOutcome {
  lines: string;
  failed?: boolean;
}
