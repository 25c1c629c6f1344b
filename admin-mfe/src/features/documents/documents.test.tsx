// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fakeNetwork, on, renderPortal, signedIn } from "../../testing/render-portal.tsx";
import { checkDocumentAdditions, documentAdditions, documentAdditionsDraft } from "./document-additions.ts";

const document1 = (category: string, id: string) => ({
  _id: id,
  title: `About ${category}`,
  description: "",
  category,
  filename: "file.pdf",
  mimetype: "application/pdf",
  size: 1_572_864,
  path: "document/x.pdf",
  fileUrl: "http://api.test/storage/x.pdf",
});
const list = on("GET", "/ReadAssess/DocumentFile", {
  json: { data: [document1("water", "d1"), document1("energy", "d2"), document1("tenders", "d3")] },
});
const single = on("GET", "/ReadAssess/DocumentFile/d1", { json: { data: document1("water", "d1") } });
const pdf = new File(["%PDF"], "plan.pdf", { type: "application/pdf" });

async function open(address: string) {
  signedIn();
  const portal = renderPortal(address);
  await screen.findByLabelText(/^Title/);
  return portal;
}
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe("uploading a document", () => {
  it("A-145 has title, description and file, and offers the categories, general first chosen", async () => {
    fakeNetwork();
    await open("/DocumentManagerForm");
    expect(screen.getByLabelText(/^Description/).tagName).toBe("TEXTAREA");
    expect(screen.getByLabelText(/^File/)).toHaveProperty("type", "file");
    const select = screen.getByLabelText<HTMLSelectElement>(/^Category/);
    expect(select.value).toBe("general");
    expect(Array.from(select.options, ({ value }) => value)).toEqual([
      "water",
      "energy",
      "tenders",
      "reports",
      "general",
    ]);
  });

  it("A-146 asks for title and file", async () => {
    const network = fakeNetwork();
    await open("/DocumentManagerForm");
    fireEvent.click(screen.getByRole("button", { name: "Upload" }));
    expect((await screen.findAllByText("Please choose a file.")).length).toBeGreaterThan(0);
    expect(screen.getAllByText("Title is required.").length).toBeGreaterThan(0);
    expect(network.writes()).toHaveLength(0);
  });

  it("takes a pasted file, under the same rules as a chosen one, and leaves pasted words alone", async () => {
    signedIn();
    fakeNetwork();
    renderPortal("/DocumentManagerForm");
    const title = await screen.findByLabelText(/^Title/);
    const picture = new File(["pixels"], "cells.png", { type: "image/png" });
    const cells = { files: [picture], types: ["text/plain", "Files"] };
    // The form listens a little after it stands there.
    await waitFor(() =>
      expect(fireEvent.paste(title, { clipboardData: { files: [pdf], types: ["Files"] } })).toBe(false),
    );
    expect(fireEvent.paste(title, { clipboardData: cells })).toBe(true);
    expect(screen.queryByText("cells.png")).toBeNull();
    expect(await screen.findByText(pdf.name)).toBeTruthy();
    fireEvent.paste(document.body, { clipboardData: { files: [picture], types: ["Files"] } });
    expect(await screen.findByText("cells.png")).toBeTruthy();
    expect(screen.queryByText(pdf.name)).toBeNull();
    expect(screen.getByText(/^Files of this kind may be refused/)).toBeTruthy();
  });

  it("A-147 AMB-14 says under the form what was uploaded", async () => {
    fakeNetwork(
      on("POST", "/createAssess/DocumentFile", { status: 201, json: { data: { title: "The plan" } } }),
      list,
    );
    await open("/DocumentManagerForm");
    type(/^Title/, "Plan");
    fireEvent.change(screen.getByLabelText(/^File/), { target: { files: [pdf] } });
    fireEvent.click(screen.getByRole("button", { name: "Upload" }));
    expect(await screen.findByText("Uploaded with title: The plan")).toBeTruthy();
    await waitFor(() => expect(screen.getByLabelText(/^Title/)).toHaveProperty("value", ""));
  });

  it("A-148 says that the upload failed and keeps the file", async () => {
    fakeNetwork(on("POST", "/createAssess/DocumentFile", { status: 500, json: {} }));
    await open("/DocumentManagerForm");
    type(/^Title/, "Plan");
    fireEvent.change(screen.getByLabelText(/^File/), { target: { files: [pdf] } });
    fireEvent.click(screen.getByRole("button", { name: "Upload" }));
    expect(await screen.findByText("Failed to upload")).toBeTruthy();
    expect(screen.getByText("plan.pdf")).toBeTruthy();
  });
});

describe("the documents repository", () => {
  it("A-149 A-150 A-185 groups them, each with its four actions and its size", async () => {
    fakeNetwork(list);
    signedIn();
    renderPortal("/AssessmentDashsPost");
    await screen.findByRole("region", { name: "Other" });
    for (const [group, title, id] of [
      ["Water", "About water", "d1"],
      ["Energy", "About energy", "d2"],
      ["Other", "About tenders", "d3"],
    ]) {
      const region = within(screen.getByRole("region", { name: group }));
      const address = (name: string) => region.getByRole("link", { name }).getAttribute("href");
      expect(region.getAllByRole("rowheader")).toHaveLength(1);
      expect(region.getByText(/1\.50 MB/)).toBeTruthy();
      expect(address(`View ${title}`)).toBe("http://api.test/storage/x.pdf");
      expect(address(`Details of ${title}`)).toBe(`/documents/${id}`);
      expect(address(`Edit ${title}`)).toBe(`/AssessmentUpdateForm/${id}`);
      expect(region.getByRole("button", { name: `Delete ${title}` })).toBeTruthy();
    }
    expect(screen.getByRole("link", { name: "Add New Assessments" }).getAttribute("href")).toBe(
      "/DocumentManagerForm",
    );
  });

  it("shows what waits above the groups, and not as one of the first", async () => {
    signedIn();
    fakeNetwork(
      on("GET", "/healthz", () => Promise.reject(new TypeError("cut"))),
      list,
    );
    const { router } = await open("/DocumentManagerForm");
    type(/^Title/, "Tariffs");
    fireEvent.change(screen.getByLabelText(/^Category/), { target: { value: "energy" } });
    fireEvent.change(screen.getByLabelText(/^File/), { target: { files: [pdf] } });
    fireEvent.click(screen.getByRole("button", { name: "Upload" }));
    await screen.findByRole("button", { name: "Notifications, 1 waiting to be sent" });
    await act(() => router.navigate("/AssessmentDashsPost"));
    const water = within(await screen.findByRole("region", { name: /^Water/ }));
    expect(await screen.findByText("Tariffs")).toBeTruthy();
    expect(water.queryByText("Tariffs")).toBeNull();
  });

  it("A-151 deletes after asking", async () => {
    const network = fakeNetwork(on("DELETE", "/DeleteAssess/DocumentFile/d1", {}), list);
    signedIn();
    renderPortal("/AssessmentDashsPost");
    fireEvent.click(await screen.findByRole("button", { name: "Delete About water" }));
    const dialog = within(screen.getByRole("alertdialog"));
    expect(dialog.getByText("Delete this document?")).toBeTruthy();
    fireEvent.click(dialog.getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(network.writes()).toHaveLength(1));
  });

  it("A-155 says that the list failed to load", async () => {
    fakeNetwork(on("GET", /./, { status: 500, json: {} }));
    signedIn();
    renderPortal("/AssessmentDashsPost");
    expect(await screen.findByText("Failed to load documents.")).toBeTruthy();
  });
});

describe("updating a document", () => {
  it("A-152 A-153 A-154 has every field, links the current file, sends none when none was chosen, and goes to the list", async () => {
    const network = fakeNetwork(on("PUT", "/UpdateAssess/DocumentFile/d1", {}), single, list);
    const { at } = await open("/AssessmentUpdateForm/d1");
    expect(screen.getByLabelText(/^Title/)).toHaveProperty("value", "About water");
    expect(screen.getByLabelText(/^Category/)).toHaveProperty("value", "water");
    expect(screen.getByLabelText(/^Replacement file \(optional\)/)).toHaveProperty("required", false);
    expect(screen.getByRole("link", { name: "file.pdf" }).getAttribute("href")).toBe(
      "http://api.test/storage/x.pdf",
    );
    type(/^Description/, "New words");
    fireEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Document updated")).toBeTruthy();
    const body = network.writes()[0]?.body as FormData;
    expect([body.get("description"), body.has("file")]).toEqual(["New words", false]);
    await waitFor(() => expect(at()).toBe("/AssessmentDashsPost"));
  });

  it("A-155 tells failed reads and saves apart", async () => {
    let status = 500;
    fakeNetwork(
      on("GET", /./, () =>
        status === 200 ? { json: { data: document1("water", "d1") } } : { status, json: {} },
      ),
      on("PUT", /./, { status: 500, json: {} }),
    );
    signedIn();
    renderPortal("/AssessmentUpdateForm/d1");
    expect(await screen.findByText("Failed to load document.")).toBeTruthy();
    status = 200;
    fireEvent.click(screen.getByRole("button", { name: "Retry" }));
    fireEvent.click(await screen.findByRole("button", { name: "Save" }));
    expect(await screen.findByText("Failed to update document.")).toBeTruthy();
  });
});

describe("what a document's form holds beyond the contract", () => {
  it("is sent of a new document only where it was given", () => {
    expect(documentAdditionsDraft(documentAdditions(), true)).toEqual({});
    expect(documentAdditionsDraft({ ...documentAdditions(), closingDate: "2026-03-01" }, true)).toEqual({
      closingDate: "2026-03-01",
    });
  });

  it.each([
    ["closingDate", { closingDate: "soon" }],
    ["district", { district: "d".repeat(101) }],
  ])("keeps it from being sent with a sentence beside the field %s", (name, values) => {
    expect(checkDocumentAdditions(documentAdditions())).toEqual({});
    const problems = checkDocumentAdditions({ ...documentAdditions(), ...values });
    expect(Object.keys(problems)).toEqual([name]);
    expect(problems[name]).toMatch(/^[A-Z].*\.$/);
  });
});
