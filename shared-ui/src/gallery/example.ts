import type { ComponentType } from "react";

/** One thing the gallery shows; every example passes an accessibility check (gallery.test.tsx). */
export interface Example {
  name: string;
  Show: ComponentType;
}
