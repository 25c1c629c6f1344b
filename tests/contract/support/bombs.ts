import { createHash } from "node:crypto";
import { crc32, deflateRawSync, deflateSync } from "node:zlib";
import sharp from "sharp";
import { type FormFile } from "./http.ts";

const file = (data: Buffer, name: string, type: string): FormFile => ({ data, name, type });

/** A PNG of width × height black pixels, one bit each: tiny in transit, vast in memory. */
function hugePng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
    const out = Buffer.alloc(body.length + 8);
    out.writeUInt32BE(data.length, 0);
    body.copy(out, 4);
    out.writeUInt32BE(crc32(body), body.length + 4);
    return out;
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.writeUInt8(1, 8);
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** A GIF of `frames` frames of 1000 × 1000 pixels. */
function manyFramesGif(frames: number): Buffer {
  const head = Buffer.from(
    "GIF89a\xe8\x03\xe8\x03\x80\x00\x00\x00\x00\x00\xff\xff\xff!\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00",
    "latin1",
  );
  // One frame: delay, position 0/0, 1 × 1 pixel, one code.
  const frame = Buffer.from(
    "!\xf9\x04\x04\x01\x00\x00\x00,\x00\x00\x00\x00\x01\x00\x01\x00\x00\x02\x02D\x01\x00",
    "latin1",
  );
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from(";")]);
}

interface ZipPart {
  name: string;
  data: Buffer;
  /** What the directory claims the part unpacks to. */
  claimed?: number;
}

/** A ZIP container, deflated; `claimed` sizes need not be true. */
function container(parts: ZipPart[]): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, data, claimed = data.length } of parts) {
    const path = Buffer.from(name);
    const packed = deflateRawSync(data);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(0x0800, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(data), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(claimed, 18);
    common.writeUInt16LE(path.length, 22);
    const local = Buffer.concat([Buffer.from("PK\x03\x04", "latin1"), common, path, packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    central.push(Buffer.concat([Buffer.from("PK\x01\x02\x14\x00", "latin1"), common, rest, path]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", 0, "latin1");
  end.writeUInt16LE(Math.min(parts.length, 0xffff), 8);
  end.writeUInt16LE(Math.min(parts.length, 0xffff), 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

const types =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
/** A Word file with these further parts. */
const word = (...parts: ZipPart[]) =>
  container([
    { name: "[Content_Types].xml", data: Buffer.from(types) },
    { name: "word/document.xml", data: Buffer.from("<w:document/>") },
    ...parts,
  ]);

const docxType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const noise = (bytes: number) => {
  const out: Buffer[] = [];
  for (let i = 0; out.length * 32 < bytes; i++) out.push(createHash("sha256").update(String(i)).digest());
  return Buffer.concat(out).subarray(0, bytes);
};

const jpeg = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: "teal" } })
    .jpeg()
    .toBuffer();

/** Pictures that must be refused, each with the status its refusal may have. */
export const badPictures: [name: string, make: () => Promise<FormFile>][] = [
  ["a text called .jpg", async () => file(Buffer.from("hello, I am no picture"), "x.jpg", "image/jpeg")],
  ["an empty file", async () => file(Buffer.alloc(0), "x.jpg", "image/jpeg")],
  [
    "a page called .png",
    async () => file(Buffer.from("<!doctype html><script>alert(1)</script>"), "x.png", "image/png"),
  ],
  ["a PDF called .jpg", async () => file(Buffer.from("%PDF-1.4\n%%EOF"), "x.jpg", "image/jpeg")],
  ["half a JPEG", async () => file((await jpeg()).subarray(0, 900), "x.jpg", "image/jpeg")],
  [
    "the first bytes of a JPEG",
    async () => file(Buffer.from([0xff, 0xd8, 0xff, 0xe0]), "x.jpg", "image/jpeg"),
  ],
  ["noise", async () => file(noise(5000), "x.webp", "image/webp")],
  ["a PNG of 256 megapixels", async () => file(hugePng(16_000, 16_000), "x.png", "image/png")],
  ["a PNG 2 billion pixels wide", async () => file(hugePng(16, 1).fill(0x7f, 16, 20), "x.png", "image/png")],
  ["a GIF of 5,000 frames", async () => file(manyFramesGif(5000), "x.gif", "image/gif")],
  [
    "a picture one byte over 10 MB",
    async () =>
      file(
        Buffer.concat([await jpeg(), Buffer.alloc(10 * 1024 * 1024 + 1 - (await jpeg()).length)]),
        "x.jpg",
        "image/jpeg",
      ),
  ],
  [
    "an SVG that names a file of the server",
    async () =>
      file(
        Buffer.from(
          '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg" width="9000000" height="9000000"><text>&x;</text></svg>',
        ),
        "x.svg",
        "image/svg+xml",
      ),
  ],
];

/** Documents that must be refused (AMB-45). */
export const badDocuments: [name: string, make: () => Promise<FormFile>][] = [
  [
    "a Word file that unpacks to 2 GB",
    async () =>
      file(
        word({ name: "word/media/zero.bin", data: Buffer.alloc(4 << 20), claimed: 2 ** 31 - 1 }),
        "x.docx",
        docxType,
      ),
  ],
  [
    "a Word file of 70,000 parts",
    async () =>
      file(
        word(...Array.from({ length: 70_000 }, (_, i) => ({ name: `word/${i}`, data: Buffer.alloc(0) }))),
        "x.docx",
        docxType,
      ),
  ],
  ["a Word file whose directory is cut off", async () => file(word().subarray(0, -30), "x.docx", docxType)],
  [
    "a Word file with macros",
    async () => file(word({ name: "word/vbaProject.bin", data: Buffer.from("x") }), "x.docx", docxType),
  ],
  [
    "a ZIP archive",
    async () => file(container([{ name: "a.txt", data: Buffer.from("a") }]), "x.zip", "application/zip"),
  ],
  [
    "a ZIP archive called .docx",
    async () => file(container([{ name: "a.txt", data: Buffer.from("a") }]), "x.docx", docxType),
  ],
  [
    "a program",
    async () =>
      file(Buffer.concat([Buffer.from("MZ\x90\x00", "latin1"), noise(2000)]), "x.pdf", "application/pdf"),
  ],
  [
    "a page called .pdf",
    async () => file(Buffer.from("<html><script>alert(1)</script></html>"), "x.pdf", "application/pdf"),
  ],
  ["a page", async () => file(Buffer.from("<html><script>alert(1)</script></html>"), "x.html", "text/html")],
  [
    "an SVG",
    async () =>
      file(
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
        "x.svg",
        "image/svg+xml",
      ),
  ],
  ["noise called .txt", async () => file(noise(3000), "x.txt", "text/plain")],
  ["a picture", async () => file(await jpeg(), "x.jpg", "image/jpeg")],
  ["a file without an ending", async () => file(noise(100), "x", "application/octet-stream")],
];
