declare module "heic-decode" {
  interface Picture {
    width: number;
    height: number;
    decode(): Promise<{ width: number; height: number; data: Uint8ClampedArray }>;
  }
  interface Decode {
    /** The pictures of a file, by header; `dispose` frees the decoder's memory. */
    all(file: { buffer: Uint8Array }): Promise<Picture[] & { dispose(): void }>;
  }
  const decode: Decode;
  export default decode;
}
