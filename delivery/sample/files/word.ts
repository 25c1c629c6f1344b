import {
  Document,
  Footer,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from "docx";
import { sampleNotice, type SampleDocument } from "../content/kinds.ts";

const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text);

/** A text document with headings, paragraphs and a table; Arabic titles run from right to left. */
export async function word({ title, description, sections, table }: SampleDocument): Promise<Buffer> {
  const rightToLeft = isArabic(title);
  const paragraph = (text: string) =>
    new Paragraph({
      bidirectional: rightToLeft,
      spacing: { after: 200 },
      children: [new TextRun({ text, rightToLeft })],
    });
  const heading = (
    text: string,
    level: (typeof HeadingLevel)[keyof typeof HeadingLevel],
    pageBreakBefore = false,
  ) =>
    new Paragraph({
      heading: level,
      bidirectional: rightToLeft,
      pageBreakBefore,
      children: [new TextRun({ text, rightToLeft })],
    });
  const row = (cells: (string | number)[], bold: boolean) =>
    new TableRow({
      children: cells.map(
        (cell) =>
          new TableCell({
            children: [new Paragraph({ children: [new TextRun({ text: String(cell), bold })] })],
          }),
      ),
    });

  const paper = new Document({
    title,
    description,
    creator: "Sample data",
    sections: [
      {
        footers: {
          default: new Footer({
            children: [new Paragraph({ children: [new TextRun({ text: sampleNotice, size: 16 })] })],
          }),
        },
        children: [
          heading(title, HeadingLevel.TITLE),
          paragraph(description),
          paragraph(sampleNotice),
          ...sections.flatMap((section, i) => [
            heading(section.heading, HeadingLevel.HEADING_1, i > 0),
            ...section.paragraphs.map(paragraph),
          ]),
          new Table({
            width: { size: 100, type: WidthType.PERCENTAGE },
            rows: [row(table.columns, true), ...table.rows.map((cells) => row(cells, false))],
          }),
        ],
      },
    ],
  });
  return Packer.toBuffer(paper);
}
