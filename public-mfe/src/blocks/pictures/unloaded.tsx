import { useIsLite } from "@ministry/shared-ui";
import { pictureTexts } from "../../content/records/pictures.ts";
import css from "./unloaded.module.css";

/**
 * Stands behind a list of pictures, and says so where none of them could be loaded: each is hidden then (P-135), and a
 * title with nothing below it would look like a fault. The style sheet shows it.
 */
export function Unloaded() {
  const isLite = useIsLite();
  // Lite pages have links in place of pictures, and no style sheet.
  return import.meta.env.SSR && isLite ? null : <p className={css.unloaded}>{pictureTexts.unloaded}</p>;
}
