import PDFDocument from "pdfkit";
import { sampleNotice, type SampleDocument } from "../content/kinds.ts";

const blue = "#1f6f8b";

/** A report of several A4 pages: title page, a page per section, a table; every page says that it is a sample. */
export function pdf({ title, description, sections, table }: SampleDocument): Promise<Buffer> {
  const made = new Date("2026-01-15T08:00:00Z");
  const paper = new PDFDocument({
    size: "A4",
    margins: { top: 72, bottom: 84, left: 72, right: 72 },
    bufferPages: true,
    lang: "en",
    info: { Title: title, Subject: description, Author: "Sample data", CreationDate: made, ModDate: made },
  });
  const done = new Promise<Buffer>((resolve, reject) => {
    const parts: Buffer[] = [];
    paper.on("data", (part: Buffer) => parts.push(part));
    paper.on("end", () => resolve(Buffer.concat(parts)));
    paper.on("error", reject);
  });

  paper.rect(0, 0, 595, 260).fill(blue);
  paper.fill("#fff").font("Helvetica").fontSize(12).text("Ministry of Energy and Water Resources", 72, 90);
  paper.font("Helvetica-Bold").fontSize(30).text(title, 72, 120, { width: 450 });
  paper.fill("#26323a").font("Helvetica").fontSize(14).text(description, 72, 300, { width: 450 });
  paper.fontSize(11).text(sampleNotice, 72, 380, { width: 450 });
  for (const { heading, paragraphs } of sections) {
    paper.addPage();
    paper.fill(blue).font("Helvetica-Bold").fontSize(20).text(heading, 72, 72);
    paper.moveDown(0.8).fill("#26323a").font("Helvetica").fontSize(11.5);
    for (const paragraph of paragraphs) paper.text(paragraph, { align: "left", lineGap: 3 }).moveDown(0.9);
  }
  paper.addPage();
  drawTable(paper, table);
  footers(paper, title);
  paper.end();
  return done;
}

function drawTable(paper: PDFKit.PDFDocument, { columns, rows }: SampleDocument["table"]) {
  const wide = 451 / columns.length;
  paper.fill(blue).font("Helvetica-Bold").fontSize(20).text("Table", 72, 72);
  [columns, ...rows].forEach((row, line) => {
    const y = 120 + line * 30;
    if (line % 2 === 0) paper.rect(72, y - 8, 451, 28).fill(line === 0 ? blue : "#eef3f5");
    paper
      .fill(line === 0 ? "#fff" : "#26323a")
      .font(line === 0 ? "Helvetica-Bold" : "Helvetica")
      .fontSize(9.5);
    row.forEach((cell, i) =>
      paper.text(String(cell), 78 + i * wide, y, { width: wide - 10, lineBreak: false }),
    );
  });
}

function footers(paper: PDFKit.PDFDocument, title: string) {
  const { start, count } = paper.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    paper.switchToPage(page);
    // Text below the bottom margin would otherwise begin a new page.
    paper.page.margins.bottom = 0;
    paper
      .fill("#66757d")
      .font("Helvetica")
      .fontSize(8.5)
      .text(`${title} · Sample data · ${page + 1} of ${count}`, 72, 790, {
        width: 451,
        align: "center",
        lineBreak: false,
      });
  }
}
