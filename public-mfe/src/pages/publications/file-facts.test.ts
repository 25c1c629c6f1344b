import { megabytes } from "@ministry/shared-ui";
import { describe, expect, test } from "vitest";
import { categoryInWords, fileKind, headingOf, sectionOf } from "./file-facts.ts";

const kindOf = (filename: string, mimetype = "", path = "") => fileKind({ filename, mimetype, path });
const office = "application/vnd.openxmlformats-officedocument";

describe("what is said of a file", () => {
  test.each([
    ["report.pdf", "application/pdf", "PDF"],
    ["report", "application/pdf", "PDF"],
    ["REPORT.PDF", "application/octet-stream", "PDF"],
    ["plan.doc", "application/msword", "Word"],
    ["plan", `${office}.wordprocessingml.document`, "Word"],
    ["plan.docx", "", "Word"],
    ["table.xls", "application/vnd.ms-excel", "Excel"],
    ["table", `${office}.spreadsheetml.sheet`, "Excel"],
    ["slides.ppt", "application/vnd.ms-powerpoint", "PowerPoint"],
    ["slides", `${office}.presentationml.presentation`, "PowerPoint"],
  ])("P-165: %s (%s) is %s", (filename, mimetype, kind) => {
    expect(kindOf(filename, mimetype)).toBe(kind);
  });

  test.each([
    ["data.csv", "text/csv", "CSV"],
    ["archive.tar.gz", "", "GZ"],
    ["letter.odt", "application/vnd.oasis.opendocument.text", "ODT"],
    ["README", "", "FILE"],
    [".hidden", "", "FILE"],
    ["", "", "FILE"],
  ])("P-166: %s (%s) is %s", (filename, mimetype, kind) => {
    expect(kindOf(filename, mimetype)).toBe(kind);
  });

  test("P-166: without a filename the stored path tells", () => {
    expect(kindOf("", "", "document/1700-data.xlsx")).toBe("Excel");
  });

  test.each([
    [0, "0.00 MB"],
    [1_048_576, "1.00 MB"],
    [1_572_864, "1.50 MB"],
    [5_242, "0.00 MB"],
    [5_243, "0.01 MB"],
  ])("P-168, AMB-36: %i bytes are %s", (bytes, text) => {
    expect(megabytes(bytes)).toBe(text);
  });

  test.each([
    ["water", "water"],
    ["Energy", "energy"],
    ["tenders", "other"],
    ["reports", "other"],
    ["general", "other"],
    ["underwater", "other"],
    ["", "other"],
  ])("P-162: category %j belongs to %s", (category, section) => {
    expect(sectionOf(category)).toBe(section);
  });

  test.each(["water", "Tenders", "drought"])(
    "in English the category %j stands as it is stored",
    (category) => {
      expect(categoryInWords(category)).toBe(category);
    },
  );

  test("P-163: title, else filename", () => {
    expect(headingOf({ title: " ", filename: "plan.pdf" })).toBe("plan.pdf");
    expect(headingOf({ title: "Plan", filename: "plan.pdf" })).toBe("Plan");
  });
});
