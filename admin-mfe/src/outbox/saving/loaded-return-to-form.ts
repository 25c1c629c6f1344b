import type { returnToForm as whenLoaded } from "./return-to-form.ts";

/** `returnToForm`, whose code comes when somebody asks for it: screens that offer it don't wait for it. */
export const returnToForm: typeof whenLoaded = async (...request) => {
  const loaded = await import("./return-to-form.ts");
  return loaded.returnToForm(...request);
};
