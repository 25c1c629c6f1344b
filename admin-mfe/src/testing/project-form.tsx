import { fireEvent, screen } from "@testing-library/react";
import { on, renderPortal, signedIn, type SentRequest } from "./render-portal.tsx";

/** What the tests of the forms of projects share. */
export const id = "65a000000000000000000001";
export const stored = {
  _id: id,
  title: "Borehole at Xudun",
  desc: "Deep borehole",
  geogrpahic: "Sool",
  objective: "Water for 300 families",
  componentTitle: "Parts",
  componentOne: "Drilling",
  coverImage: "65a000000000000000000009.jpg",
  achievements: [{ title: "Borehole drilled", detail: "Serves 300 families", progress: 60 }, "Pump fitted"],
  Photos: [{ _id: "p1", Image: "65a00000000000000000000a.jpg" }],
};
export const lists = [on("GET", /^\/readProject(Energy|Water)\//, { json: [stored] })];
export const single = on("GET", /Singal\//, { json: stored });

export const photo = (name: string, lastModified = 1) =>
  new File(["pixels"], name, { type: "image/jpeg", lastModified });
export const bodyOf = (sent: SentRequest | undefined) => sent?.body as FormData;

export async function open(address: string, label = /^Title/) {
  signedIn();
  const portal = renderPortal(address);
  await screen.findByLabelText(label);
  return portal;
}
export const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
export const choose = (label: string | RegExp, ...files: File[]) =>
  fireEvent.change(screen.getByLabelText(label), { target: { files } });
export function save(name = "Save project") {
  fireEvent.click(screen.getByRole("button", { name }));
  const anyway = screen.queryByRole("button", { name: "Publish anyway" });
  if (anyway) fireEvent.click(anyway);
}

/** Text fields of the group "Place and progress", which are ours and no part of the specification. */
export const placeLabels = ["District", "Progress (%)", "Start year", "Latitude", "Longitude"];
