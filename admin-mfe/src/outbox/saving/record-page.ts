import { paths, to } from "../../paths.ts";

/** Where what a form has made is changed: form's address → address of the record. */
const pages: Record<string, string> = {
  [paths.energyProjectCreate]: paths.energyProjectUpdate,
  [paths.waterProjectCreate]: paths.waterProjectUpdate,
  [paths.eventCreate]: paths.eventUpdate,
  [paths.documentCreate]: paths.documentUpdate,
};

/** The page of the record that a form has made; nothing where it has none of its own, or its id is not known. */
export function recordPage(formPath: string | undefined, id: string | undefined): string | undefined {
  const [form] = Object.keys(pages).filter((path) => isAt(path, formPath));
  const page = form && pages[form];
  return page && id ? to(page, { id }) : undefined;
}

/** Addresses match in any case (AMB-39). */
const isAt = (path: string, address: string | undefined) =>
  address?.replace(/[?#].*$/u, "").toLowerCase() === path.toLowerCase();
