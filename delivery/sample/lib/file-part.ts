/** A file of a form as the seed sends it. */
export interface FilePart {
  data: Buffer;
  name: string;
  type: string;
}
