import type { Reader } from "../../http/reader.ts";
import type { Writer } from "../../http/writer.ts";
import { invitationsEndpoint } from "./invitations.ts";
import { recoveryEndpoint } from "./recovery.ts";

/** Links that give access: invitations and new passwords. Apart from `createApi`, since few screens need them. */
export const accessLinks = ({ reader, writer }: { reader: Reader; writer: Writer }) => ({
  invitations: invitationsEndpoint(reader, writer),
  recovery: recoveryEndpoint(reader, writer),
});
