import { fireEvent, screen } from "@testing-library/react";
import { on, renderPortal, signedIn } from "./render-portal.tsx";

export const project = { _id: "65a000000000000000000001", title: "Borehole" };

/** The gallery of the project, as the server sends it. */
export const two = {
  photos: [
    { _id: "p1", Image: "allimages/a.jpg" },
    { _id: "p2", Image: "b.jpg" },
  ],
};
export const lists = [on("GET", /^\/readProject(Energy|Water)\//, { json: [project] })];
export const gallery = on("GET", /^\/Read(Energy|Water)ProjectPhoto\//, { json: two });

/** Returns a small file that a person can choose as a photo. */
export const photo = (name: string) => new File(["pixels"], name, { type: "image/jpeg", lastModified: 1 });

/** Chooses files in the photos form. */
export const choose = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText("Photos"), { target: { files } });

/** Presses the button that sends the chosen photos. */
export const upload = () => fireEvent.click(screen.getByRole("button", { name: "Upload Photos" }));

/** Signs in and opens the project's photos in the table of a sector. */
export async function openTable(sector: "Energy" | "Water") {
  signedIn();
  renderPortal(`/${sector}ProjectPhotosTable?project=${project._id}`);
  await screen.findByRole("button", { name: "Edit photo 1" });
}
