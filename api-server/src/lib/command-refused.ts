/** What the operator typed can't be done; `message` is what they read. */
export class CommandRefused extends Error {
  override readonly name = "CommandRefused";
}
