import { createRequire } from "node:module";
import type PptxGenJs from "pptxgenjs";
import { sampleNotice, type SampleDocument } from "../content/kinds.ts";

// Its ES module sits in a package without "type": "module"; Node 20 takes the CommonJS one alone.
const Slides = createRequire(import.meta.url)("pptxgenjs") as typeof PptxGenJs;

/** A title slide, a slide per section, a slide with the table. */
export async function slides({ title, description, sections, table }: SampleDocument): Promise<Buffer> {
  const deck = new Slides();
  deck.layout = "LAYOUT_16x9";
  deck.title = title;
  deck.author = "Sample data";
  const slide = (heading: string) => {
    const page = deck.addSlide();
    page.addShape("rect", { x: 0, y: 0, w: 10, h: 0.9, fill: { color: "1F6F8B" } });
    page.addText(heading, { x: 0.5, y: 0.1, w: 9, h: 0.7, fontSize: 26, bold: true, color: "FFFFFF" });
    page.addText(sampleNotice, { x: 0.5, y: 5.2, w: 9, h: 0.3, fontSize: 9, color: "66757D" });
    return page;
  };
  slide(title).addText(description, { x: 0.5, y: 1.6, w: 9, h: 1.5, fontSize: 20, color: "26323A" });
  for (const { heading, paragraphs } of sections) {
    slide(heading).addText(
      paragraphs.map((text) => ({ text, options: { bullet: true, breakLine: true } })),
      { x: 0.6, y: 1.2, w: 8.8, h: 3.6, fontSize: 20, color: "26323A", valign: "top" },
    );
  }
  const cells = [table.columns, ...table.rows].map((row) => row.map((cell) => ({ text: String(cell) })));
  slide("In figures").addTable(cells, {
    x: 0.5,
    y: 1.2,
    w: 9,
    fontSize: 12,
    border: { type: "solid", pt: 0.5, color: "B9D0D8" },
  });
  const written = await deck.write({ outputType: "nodebuffer" });
  if (!Buffer.isBuffer(written)) throw new Error("pptxgenjs did not write a buffer");
  return written;
}
